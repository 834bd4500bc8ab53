import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A fee that a client reports as sent. One for each case; a transaction ID can be used once in the whole system. */
@Entity('payments')
export class Payment {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  caseId: string;

  @Column('text', { default: 'bkash' })
  method: 'bkash';

  /** Capitals and digits, as bKash prints it. */
  @Column('text')
  transactionId: string;

  /** In poisha; null, since clients submit the transaction ID alone. */
  @Column('bigint', { nullable: true })
  amountPoisha: string | null;

  @Column('uuid', { nullable: true })
  submittedBy: string | null;

  @Column('timestamptz')
  submittedAt: Date;
}
