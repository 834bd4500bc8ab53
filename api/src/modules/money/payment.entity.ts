import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How a client sent the money. The values are what the database stores and REST reads. */
export enum PaymentMethod {
  BKASH = 'bkash',
  NAGAD = 'nagad',
  ROCKET = 'rocket',
  BANK = 'bank',
}

/** What has become of a payment. The values are what the database stores. */
export enum PaymentState {
  SUBMITTED = 'submitted',
  CONFIRMED = 'confirmed',
  REFUSED = 'refused',
}

/**
 * What a client says was sent for a fee, or for the case where none was stated; the lawyer confirms or refuses it. One that
 * was not refused counts once for its fee, and its transaction ID, but for that of a bank, once in the whole system.
 */
@Entity('payments')
export class Payment {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  caseId: string;

  /** Null where no fee was stated. */
  @Column('uuid', { nullable: true })
  feeId: string | null;

  @Column('text', { default: 'bkash' })
  method: PaymentMethod;

  /** Capitals and digits, as bKash prints it; a bank's may have strokes and hyphens. */
  @Column('text')
  transactionId: string;

  /** In poisha: what the client says, and from the confirmation on what arrived. Null where the client did not say. */
  @Column('bigint', { nullable: true })
  amountPoisha: string | null;

  @Column('text', { nullable: true })
  payerNumber: string | null;

  /** When the client sent it, as they say. */
  @Column('timestamptz', { nullable: true })
  transferredAt: Date | null;

  @Column('text', { default: 'submitted' })
  state: PaymentState;

  @Column('uuid', { nullable: true })
  submittedBy: string | null;

  @Column('timestamptz')
  submittedAt: Date;

  /** When the lawyer confirmed or refused it. */
  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;

  /** Why the lawyer refused it. */
  @Column('text', { nullable: true })
  reason: string | null;
}
