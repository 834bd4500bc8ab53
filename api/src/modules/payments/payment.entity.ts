import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A fee that a client says was sent by bKash. One a case; a transaction ID counts once in the whole system. */
@Entity('payments')
export class Payment {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  caseId: string;

  /** Capitals and digits, as bKash prints it. */
  @Column('text')
  transactionId: string;

  /** In poisha; null while only the transaction ID is asked for. */
  @Column('bigint', { nullable: true })
  amountPoisha: string | null;

  @Column('uuid', { nullable: true })
  submittedBy: string | null;

  @Column('timestamptz')
  submittedAt: Date;
}
