import { longest, proposalDays } from '@ainsathi/contract/limits';
import {
  Allow,
  ArrayMaxSize,
  IsArray,
  IsDate,
  IsIn,
  IsOptional,
  IsUUID,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { GraphQLDate } from 'graphql-scalars';
import { Field, ID, InputType, Int } from 'type-graphql';
import { nullable } from '../../graphql/fields';
import { OptionalText, RequiredText, says } from '../../validation/text';
import { FeeInput } from '../money/fee.inputs';

const MOST_PARTIES = 3;
const TOO_LONG = says([
  '{{label}} must be at most {{most}} characters',
  { label: 'Name', most: longest.name },
]);

@InputType({ description: 'A request to several lawyers.' })
export class OpenRequestInput {
  @IsUUID(undefined, { message: 'The key of a request is a UUID' })
  @Field(() => ID, {
    description:
      'A UUID that the client app chooses for this request. Sending the same one again makes no second request: it answers the first.',
  })
  requestKey: string;

  @RequiredText({ label: 'Matter', max: longest.search })
  @Field({ description: 'Slug of a matter, or name or slug of a practice area.' })
  about: string;

  @RequiredText({ label: 'District', max: 100 })
  @Field({ description: 'One of the 64 districts, in any spelling that `LawyerFilter.district` takes.' })
  district: string;

  @Allow()
  @Field({ defaultValue: false, description: 'True to ask lawyers from all of Bangladesh.' })
  anywhere: boolean;

  @Allow()
  @Field({ defaultValue: false, description: 'True for help within two days.' })
  urgent: boolean;

  @IsOptional()
  @IsDate({ message: 'Please choose a day' })
  @Field(() => GraphQLDate, nullable('The next court date, not in the past.'))
  courtDate?: Date | null;

  @RequiredText({ label: 'Title', max: longest.caseTitle })
  @Field({ description: 'Title, 1 to 200 characters.' })
  title: string;

  @RequiredText({ label: 'Description', max: longest.requestText, multiline: true })
  @Field({ description: 'What happened, 1 to 9,000 characters.' })
  description: string;

  @IsArray({ message: 'At most three names' })
  @ArrayMaxSize(MOST_PARTIES, { message: 'At most three names' })
  @MaxLength(longest.name, { each: true, ...TOO_LONG })
  @Field(() => [String], {
    defaultValue: [],
    description: 'Who is on the other side, at most three names of 120 characters.',
  })
  opposingParties: string[];
}

@InputType({ description: 'An answer to a request, with a fee.' })
export class ProposalInput {
  @Allow()
  @Field(() => ID, { description: 'Id of the invitation.' })
  invitationId: string;

  @ValidateNested({ message: 'State a fee' })
  @Field(() => FeeInput, { description: 'The fee, and the work that it is for.' })
  fee: FeeInput;

  @RequiredText({ label: 'Message', max: longest.requestMessage, multiline: true })
  @Field({ description: 'To the client, 1 to 2,000 characters.' })
  message: string;

  @OptionalText({ label: ['What you need', 'আপনার যা লাগবে'], max: longest.requestNeeds, multiline: true })
  @Field(() => String, nullable('What the client has to give, at most 500 characters.'))
  needs?: string | null;

  @IsIn(proposalDays, { message: 'A proposal is valid for 3, 7 or 14 days' })
  @Field(() => Int, { defaultValue: 7, description: 'For how many days it is valid: 3, 7 or 14.' })
  validDays: number;
}

export class PurposeInput {
  @RequiredText({ label: 'Reason', min: 10, max: longest.reason, multiline: true })
  purpose: string;
}

/** The client reads the reason. */
export class ClosingInput {
  @RequiredText({ label: 'Reason', max: longest.reason, multiline: true })
  reason: string;
}
