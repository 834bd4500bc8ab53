import { longest } from '@ainsathi/contract/limits';
import { Field, InputType } from 'type-graphql';
import { OptionalText } from '../../../validation/text';

@InputType('LawyerFilter', {
  description:
    'Conditions that the lawyers have to meet. An unknown practice area, matter or district gives an empty list.',
})
export class LawyerFilterInput {
  @OptionalText({ label: 'Practice area', max: 100 })
  @Field(() => String, {
    nullable: true,
    description: 'Name or slug of a practice area, such as Family Law or family-law.',
  })
  practiceArea?: string | null;

  @OptionalText({ label: 'Matter', max: 100 })
  @Field(() => String, {
    nullable: true,
    description: 'Slug of a matter, such as land: lawyers in any of its practice areas, each once.',
  })
  matter?: string | null;

  @OptionalText({ label: 'District', max: 100 })
  @Field(() => String, {
    nullable: true,
    description: 'Name of a district in English or Bangla, an old spelling, or its slug.',
  })
  district?: string | null;

  @OptionalText({ label: 'Search', max: longest.search })
  @Field(() => String, {
    nullable: true,
    description:
      'Words that the name, the chamber or the bio contains, at most 200 characters; a misspelt name is still found.',
  })
  search?: string | null;
}
