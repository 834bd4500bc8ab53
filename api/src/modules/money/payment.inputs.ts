import { readIdentifier } from '@ainsathi/contract/identifier';
import { feeLimits, longest, transactionIdLength } from '@ainsathi/contract/limits';
import {
  IsEnum,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  Max,
  Min,
  ValidateBy,
  type ValidationArguments,
} from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { GraphQLDateTime, GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, InputType } from 'type-graphql';
import { ClientKeyField, nullable } from '../../graphql/fields';
import type { PlainSentence, SentenceWithGaps } from '../../i18n/sentences';
import { all, OptionalText, RequiredText } from '../../validation/text';
import { PaymentMethod } from './payment.entity';

const NUMBER_YOU_PAID_FROM = ['Number you paid from', 'যে নম্বর থেকে পাঠিয়েছেন'] as const;

const { min, max } = transactionIdLength;
const TRANSACTION_ID = new RegExp(`^[A-Z0-9]{${min},${max}}$`);
const BANK_REFERENCE = /^[A-Z0-9/-]{4,64}$/;

/** In capitals without spaces. */
export const storedTransactionId = (typed: string): string =>
  readIdentifier(typed).replaceAll(' ', '').toUpperCase();

const methodOf = (validated?: ValidationArguments) =>
  validated && (validated.object as { method?: PaymentMethod | null }).method;

/** Depends on the method in the same input; default bKash. */
const missingId = (input: object): PlainSentence => {
  switch ((input as { method?: PaymentMethod | null }).method) {
    case PaymentMethod.NAGAD:
      return 'Please enter Nagad transaction ID';
    case PaymentMethod.ROCKET:
      return 'Please enter Rocket transaction ID';
    case PaymentMethod.BANK:
      return 'Please enter the reference of the bank';
    default:
      return 'Please enter bKash transaction ID';
  }
};

/** Depends on the method in the same input: of a bank 4 to 64 letters, digits, slashes and hyphens. */
function TransactionIdOfMethod([message, context]: SentenceWithGaps): PropertyDecorator {
  return ValidateBy(
    {
      name: 'transactionIdOfMethod',
      validator: {
        validate: (value, validated) => {
          if (typeof value !== 'string') return false;
          const shape = methodOf(validated) === PaymentMethod.BANK ? BANK_REFERENCE : TRANSACTION_ID;
          return shape.test(storedTransactionId(value));
        },
        defaultMessage: (validated) =>
          methodOf(validated) === PaymentMethod.BANK
            ? 'The reference of a bank has 4 to 64 letters, digits, strokes and hyphens'
            : message,
      },
    },
    { context },
  );
}

function AmountSent(): PropertyDecorator {
  return all(
    IsOptional(),
    IsInt({ message: 'An amount is in poisha' }),
    Min(feeLimits.least, { message: 'An amount is at least ৳ 1' }),
    Max(feeLimits.most, { message: 'An amount is at most ৳ 10,000,000,000' }),
  );
}

const METHOD = { message: 'Choose how you paid' };

/** The older REST input: only a transaction ID. */
export class PaymentInput {
  @TransactionIdOfMethod([
    'A bKash transaction ID has {{least}} to {{count}} letters and digits',
    { least: min, count: max },
  ])
  @RequiredText({ label: ['bKash transaction ID', 'বিকাশ TrxID নম্বর'], max: 100, required: missingId })
  @JSONSchema({ description: '6 to 32 letters and digits; each can be used once in the whole system.' })
  bKashTrxId: string;

  @IsOptional()
  @IsEnum(PaymentMethod, METHOD)
  @JSONSchema({ description: 'How it was sent; without it by bKash.' })
  method?: PaymentMethod | null;

  @AmountSent()
  @JSONSchema({ description: 'What was sent, in poisha.' })
  amountPoisha?: number | null;

  @OptionalText({ label: NUMBER_YOU_PAID_FROM, max: longest.phone, identifier: true })
  @JSONSchema({ description: 'The number that it was sent from, at most 40 characters.' })
  payerNumber?: string | null;

  @IsOptional()
  @IsISO8601({ strict: true }, { message: 'The time of the payment is not right' })
  @JSONSchema({ description: 'When it was sent, UTC; not in the future.' })
  transferredAt?: string | null;
}

@InputType({ description: 'A payment that the client has sent to the lawyer.' })
export class FeePaymentInput {
  @IsString({ message: 'Case is required' })
  @Field(() => ID, { description: 'Id of the case, one of the signed-in client.' })
  caseId: string;

  @IsOptional()
  @IsString({ message: 'Fee is required' })
  @Field(() => ID, nullable('Id of the fee that was paid, which has to be due; null where none was stated.'))
  feeId?: string | null;

  @IsEnum(PaymentMethod, METHOD)
  @Field(() => PaymentMethod, { defaultValue: PaymentMethod.BKASH, description: 'How it was sent.' })
  method: PaymentMethod;

  @TransactionIdOfMethod([
    'A transaction ID has {{least}} to {{count}} letters and digits',
    { least: min, count: max },
  ])
  @RequiredText({ label: 'Transaction ID', max: 100, required: missingId })
  @Field({
    description:
      'Of bKash, Nagad and Rocket 6 to 32 letters and digits, each usable once; of a bank 4 to 64 letters, digits, strokes and hyphens.',
  })
  transactionId: string;

  @AmountSent()
  @Field(() => GraphQLSafeInt, nullable('What was sent, in poisha.'))
  amountPoisha?: number | null;

  @OptionalText({ label: NUMBER_YOU_PAID_FROM, max: longest.phone, identifier: true })
  @Field(
    () => String,
    nullable('The number or account that it was sent from, at most 40 characters. For the two people alone.'),
  )
  payerNumber?: string | null;

  @IsOptional()
  @Field(() => GraphQLDateTime, nullable('When it was sent, UTC; not in the future.'))
  transferredAt?: Date | null;

  @ClientKeyField()
  clientKey?: string | null;
}

export class RefusePaymentInput {
  @RequiredText({ label: 'Reason', max: longest.reason, multiline: true, required: 'Please say why' })
  reason: string;
}

export class ConfirmPaymentInput {
  @Max(feeLimits.most, { message: 'An amount is at most ৳ 10,000,000,000' })
  @Min(feeLimits.least, { message: 'An amount is at least ৳ 1' })
  @IsInt({ message: 'An amount is in poisha' })
  amountPoisha: number;
}
