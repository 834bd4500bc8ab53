import { longest, paperLimits } from '@ainsathi/contract/limits';
import { IsDate, IsEnum, IsInt, IsOptional, Max, Min, MinDate } from 'class-validator';
import { GraphQLDate } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';
import { nullable } from '../../../graphql/fields';
import { OptionalText, RequiredText } from '../../../validation/text';
import { PaperKind } from './licence-paper.entity';

/** What a verifier asks for. The database stores the values. */
export enum AskedFor {
  CLEARER = 'clearer',
  WHOLE = 'whole',
  OTHER_SIDE = 'other-side',
  NEWER_CARD = 'newer-card',
  SAME_NAME = 'same-name',
}

const EARLIEST = new Date('1950-01-01');

@InputType({ description: 'What a lawyer says of the own licence; a field left out keeps its value.' })
export class LicenceInput {
  @IsOptional()
  @MinDate(EARLIEST, { message: 'Please choose a day' })
  @IsDate({ message: 'Please choose a day' })
  @Field(() => GraphQLDate, nullable('The day of the enrolment, from 1950 to today.'))
  enrolledOn?: Date | null;

  @OptionalText({ label: ['Bar association', 'বার সমিতি'], max: longest.barAssociation })
  @Field(() => String, nullable('Bar association, at most 120 characters.'))
  barAssociation?: string | null;

  @OptionalText({ label: ['Membership number', 'সদস্য নম্বর'], max: longest.membershipNumber })
  @Field(() => String, nullable('Number of the membership there, at most 60 characters.'))
  membershipNumber?: string | null;

  @IsOptional()
  @MinDate(EARLIEST, { message: 'Please choose a day' })
  @IsDate({ message: 'Please choose a day' })
  @Field(() => GraphQLDate, nullable('The last day of the bar card, from 1950 on.'))
  cardUntil?: Date | null;
}

/** GraphQL takes the values as arguments. */
export class LicencePaperInput {
  @IsEnum(PaperKind)
  kind: PaperKind;

  @RequiredText({ label: 'Name', max: longest.fileName })
  name: string;

  @Max(paperLimits.bytes, { message: 'A paper has at most 10 MB' })
  @Min(1, { message: 'This file is empty' })
  @IsInt({ message: 'The size of a document is a number' })
  size: number;
}

/** GraphQL takes the values as arguments. */
export class AskForPaperInput {
  @IsEnum(AskedFor)
  what: AskedFor;

  @OptionalText({ label: 'Note', max: longest.askedNote, multiline: true })
  note?: string | null;

  @OptionalText({ label: 'Version', max: 64 })
  version?: string | null;
}
