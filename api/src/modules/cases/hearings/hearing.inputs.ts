import { longest } from '@ainsathi/contract/limits';
import { IsDate, IsOptional, IsString } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType } from 'type-graphql';
import { ClientKeyField, nullable } from '../../../graphql/fields';
import { OptionalText, RequiredText } from '../../../validation/text';

@InputType({ description: 'A hearing of a case, or another date of one.' })
export class HearingInput {
  @IsString({ message: 'Case is required' })
  @Field(() => ID, { description: 'Id of the case, one of the signed-in lawyer.' })
  caseId: string;

  @IsDate({ message: 'Date and time are required' })
  @Field(() => GraphQLDateTime, { description: 'When it begins, in the future.' })
  startsAt: Date;

  @RequiredText({ label: ['Court', 'আদালত'], max: longest.court })
  @Field({ description: 'Name of the court, 1 to 200 characters. Admins see it.' })
  court: string;

  @OptionalText({ label: ['Place', 'জায়গা'], max: longest.hearingPlace })
  @Field(() => String, nullable('Where in the court, or its address, at most 300 characters.'))
  place?: string | null;

  @RequiredText({ label: ['Purpose', 'শুনানির বিষয়'], max: longest.hearingPurpose })
  @Field({ description: 'What is heard, 1 to 300 characters.' })
  purpose: string;

  @OptionalText({ label: ['What to bring', 'যা সঙ্গে আনতে হবে'], max: longest.hearingBring, multiline: true })
  @Field(() => String, nullable('What to bring, at most 500 characters.'))
  bring?: string | null;

  @IsOptional()
  @IsString({ message: 'Hearing is required' })
  @Field(() => ID, nullable('Id of the hearing that gets another date.'))
  replacesId?: string | null;

  @ClientKeyField()
  clientKey?: string | null;
}

export class CancelHearingInput {
  @RequiredText({ label: 'Text', max: longest.caseEntry, multiline: true })
  text: string;
}
