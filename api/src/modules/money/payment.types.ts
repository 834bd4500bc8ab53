import { GraphQLDateTime, GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { Auth } from '../../auth/directives';
import { Role } from '../../auth/role';
import { CaseType } from '../cases/case.types';
import { PaymentMethod, PaymentState } from './payment.entity';
import { describeEnum } from '../../graphql/describe-enum';

describeEnum(PaymentMethod, 'PaymentMethod', 'How a client sent the money.', {
  BKASH: 'By bKash.',
  NAGAD: 'By Nagad.',
  ROCKET: 'By Rocket.',
  BANK: 'To a bank account.',
});

describeEnum(PaymentState, 'PaymentState', 'What has become of a payment.', {
  SUBMITTED: 'The lawyer has not answered it.',
  CONFIRMED: 'The lawyer confirmed that it arrived.',
  REFUSED: 'The lawyer said that it did not arrive; the fee is due again.',
});

@ObjectType('Receipt', { description: 'That the lawyer has confirmed a payment.' })
export class ReceiptType {
  @Field({ description: 'Number among those of the lawyer in a year, such as 2026/0007, without gaps.' })
  number: string;

  @Field(() => GraphQLDateTime, { description: 'When the payment was confirmed, UTC.' })
  issuedAt: Date;
}

@ObjectType('Payment', { description: 'What the client says was sent to the lawyer.' })
export class PaymentType {
  @Field(() => ID, { description: 'Opaque identifier.' })
  id: string;

  caseId: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the fee that was paid; null where none was stated.',
  })
  feeId: string | null;

  @Field(() => PaymentMethod, { description: 'How it was sent.' })
  method: PaymentMethod;

  @Field({ description: 'Transaction ID in capitals, as the client copied it.' })
  transactionId: string;

  @Field(() => GraphQLSafeInt, {
    nullable: true,
    description: 'In poisha: what the client says, once confirmed what arrived; null where nobody said.',
  })
  amountPoisha: number | null;

  @Auth(Role.USER, Role.LAWYER)
  @Field(() => String, {
    nullable: true,
    description: 'The number or account that it was sent from. For the client and the lawyer.',
  })
  payerNumber: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was sent, as the client says, UTC.' })
  transferredAt: Date | null;

  @Field(() => PaymentState, { description: 'What has become of it.' })
  state: PaymentState;

  @Field(() => GraphQLDateTime, { description: 'When it was handed in, UTC.' })
  submittedAt: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the lawyer answered, UTC; null before.',
  })
  answeredAt: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it was refused; null otherwise.' })
  reason: string | null;

  @Field(() => ReceiptType, {
    nullable: true,
    description: 'The receipt of a confirmed payment; null otherwise.',
  })
  receipt: ReceiptType | null;
}

@ObjectType({ description: 'Result of `submitPayment` and `submitFeePayment`.' })
export class SubmitPaymentPayload {
  @Field(() => CaseType, { description: 'The case, now paid.' })
  case: CaseType;
}
