import { Column, Entity, PrimaryColumn } from 'typeorm';
import { asNumber } from '../../../db/columns';
import type { PaymentMethod } from '../payment.entity';

/** Such as 2026/0007; always Latin digits. */
export function receiptNumber(year: number, number: number): string {
  return `${year}/${String(number).padStart(4, '0')}`;
}

/** A copy of what the lawyer confirmed; never changed. */
@Entity('receipts')
export class Receipt {
  @PrimaryColumn('uuid')
  paymentId: string;

  @Column('uuid')
  series: string;

  @Column('smallint')
  year: number;

  @Column('integer')
  number: number;

  @Column('timestamptz')
  issuedAt: Date;

  @Column('text')
  lawyerName: string;

  @Column('text', { nullable: true })
  lawyerNameBangla: string | null;

  @Column('text', { nullable: true })
  licenseNumber: string | null;

  @Column('text', { nullable: true })
  chamberName: string | null;

  @Column('text', { nullable: true })
  chamberNameBangla: string | null;

  @Column('text')
  clientName: string;

  @Column('text')
  caseTitle: string;

  /** Null for a payment without a stated fee. */
  @Column('text', { nullable: true })
  covers: string | null;

  @Column('bigint', { transformer: asNumber })
  amountPoisha: number;

  @Column('text')
  method: PaymentMethod;

  @Column('text')
  transactionId: string;

  @Column('timestamptz', { nullable: true })
  transferredAt: Date | null;
}
