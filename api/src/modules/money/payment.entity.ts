import { GraphQLDateTime, GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity } from 'typeorm';
import { Identified } from '../../db/identified';
import { Auth } from '../../auth/directives';
import { Role } from '../../auth/role';
import { asNumber } from '../../db/columns';
import { describeEnum, nullable } from '../../graphql/fields';

/** The database stores the values and REST reads them. */
export enum PaymentMethod {
  BKASH = 'bkash',
  NAGAD = 'nagad',
  ROCKET = 'rocket',
  BANK = 'bank',
}

describeEnum(PaymentMethod, 'PaymentMethod', 'How a client sent the money.', {
  BKASH: 'By bKash.',
  NAGAD: 'By Nagad.',
  ROCKET: 'By Rocket.',
  BANK: 'To a bank account.',
});

/** The database stores the values. */
export enum PaymentState {
  SUBMITTED = 'submitted',
  CONFIRMED = 'confirmed',
  REFUSED = 'refused',
}

describeEnum(PaymentState, 'PaymentState', 'What has become of a payment.', {
  SUBMITTED: 'The lawyer has not answered it.',
  CONFIRMED: 'The lawyer confirmed that it arrived.',
  REFUSED: 'The lawyer said that it did not arrive; the fee is due again.',
});

/** The published part of a row in `receipts`. */
@ObjectType('Receipt', { description: 'That the lawyer has confirmed a payment.' })
export class ShownReceipt {
  @Field({ description: 'Number among those of the lawyer in a year, such as 2026/0007, without gaps.' })
  number: string;

  @Field(() => GraphQLDateTime, { description: 'When the payment was confirmed, UTC.' })
  issuedAt: Date;
}

/**
 * A transfer that the client reports, for a fee or for a case without a stated fee; the lawyer confirms or refuses it. A fee
 * has one payment that is not refused. Transaction IDs of payments that are not refused are unique, except for banks.
 */
@ObjectType({ description: 'What the client says was sent to the lawyer.' })
@Entity('payments')
export class Payment extends Identified {
  @Column('uuid')
  caseId: string;

  @Field(() => ID, nullable('Id of the fee that was paid; null where none was stated.'))
  @Column('uuid', { nullable: true })
  feeId: string | null;

  @Field(() => PaymentMethod, { description: 'How it was sent.' })
  @Column('text', { default: 'bkash' })
  method: PaymentMethod;

  /** Capitals and digits, as bKash prints it; of a bank also slashes and hyphens. */
  @Field({ description: 'Transaction ID in capitals, as the client copied it.' })
  @Column('text')
  transactionId: string;

  @Field(() => GraphQLSafeInt, {
    nullable: true,
    description: 'In poisha: what the client says, once confirmed what arrived; null where nobody said.',
  })
  @Column('bigint', { nullable: true, transformer: asNumber })
  amountPoisha: number | null;

  @Auth(Role.USER, Role.LAWYER)
  @Field(() => String, {
    nullable: true,
    description: 'The number or account that it was sent from. For the client and the lawyer.',
  })
  @Column('text', { nullable: true })
  payerNumber: string | null;

  @Field(() => GraphQLDateTime, nullable('When it was sent, as the client says, UTC.'))
  @Column('timestamptz', { nullable: true })
  transferredAt: Date | null;

  @Field(() => PaymentState, { description: 'What has become of it.' })
  @Column('text', { default: 'submitted' })
  state: PaymentState;

  @Column('uuid', { nullable: true, select: false })
  submittedBy?: string | null;

  @Field(() => GraphQLDateTime, { description: 'When it was handed in, UTC.' })
  @Column('timestamptz')
  submittedAt: Date;

  @Field(() => GraphQLDateTime, nullable('When the lawyer answered, UTC; null before.'))
  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;

  @Field(() => String, nullable('Why it was refused; null otherwise.'))
  @Column('text', { nullable: true })
  reason: string | null;

  /** From `receipts`; filled by lists. */
  @Field(() => ShownReceipt, nullable('The receipt of a confirmed payment; null otherwise.'))
  receipt?: ShownReceipt | null;
}
