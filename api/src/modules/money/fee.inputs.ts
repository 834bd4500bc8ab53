import { feeLimits, longest } from '@ainsathi/contract/limits';
import { IsBoolean, IsInt, Max, Min } from 'class-validator';
import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';
import { OptionalText, RequiredText } from '../../validation/text';

const { least, most } = feeLimits;

@InputType({ description: 'A fee for stated work.' })
export class FeeInput {
  @Max(most, { message: 'A fee is at most ৳ 10,000,000,000' })
  @Min(least, { message: 'A fee is at least ৳ 1' })
  @IsInt({ message: 'A fee is an amount in poisha' })
  @Field(() => GraphQLSafeInt, { description: 'In poisha, from 100 to 1,000,000,000,000.' })
  amountPoisha: number;

  @RequiredText({ label: ['What it covers', 'কী কী কাজের জন্য'], max: longest.feeCovers, multiline: true })
  @Field({ description: 'The work that it is for, 1 to 500 characters.' })
  covers: string;
}

export class FeeAnswerInput {
  @IsBoolean({ message: 'Accept or decline the fee' })
  accept: boolean;

  @OptionalText({ label: 'Reason', max: longest.reason, multiline: true })
  reason?: string | null;
}
