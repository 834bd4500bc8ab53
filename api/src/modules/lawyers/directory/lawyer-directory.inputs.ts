import { longest } from '@ainsathi/contract/limits';
import { IsBoolean, IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { nullable } from '../../../graphql/fields';
import { OptionalText } from '../../../validation/text';

@InputType('LawyerFilter', {
  description:
    'Conditions that the lawyers have to meet. An unknown practice area, matter or district gives an empty list.',
})
export class LawyerFilterInput {
  @OptionalText({ label: 'Practice area', max: 100 })
  @Field(() => String, {
    nullable: true,
    description: 'Name of a practice area in English or Bangla, or its slug, such as family-law.',
  })
  practiceArea?: string | null;

  @OptionalText({ label: 'Matter', max: 100 })
  @Field(() => String, {
    nullable: true,
    description: 'Slug of a matter, such as land: lawyers in any of its practice areas, each once.',
  })
  matter?: string | null;

  @OptionalText({ label: 'District', max: 100 })
  @Field(() => String, nullable('Name of a district in English or Bangla, an old spelling, or its slug.'))
  district?: string | null;

  @OptionalText({ label: 'Search', max: longest.search })
  @Field(() => String, {
    nullable: true,
    description:
      'A search in everyday words of either script, at most 200 characters: a practice area, a matter or a district that it names narrows the list, and the name, the chamber or the bio contains the other words; a misspelt name is still found.',
  })
  search?: string | null;

  @IsOptional()
  @IsBoolean()
  @Field(() => Boolean, {
    nullable: true,
    description:
      'True to search the words as they are written, whatever they name. Without it they are read first.',
  })
  asWritten?: boolean | null;

  @IsOptional()
  @IsBoolean()
  @Field(() => Boolean, nullable('True for lawyers whose first talk is free.'))
  freeFirstTalk?: boolean | null;

  @IsOptional()
  @IsBoolean()
  @Field(() => Boolean, nullable('True for lawyers who take new cases now.'))
  takesCases?: boolean | null;
}
