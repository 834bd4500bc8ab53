import { Column, Entity, PrimaryColumn } from 'typeorm';
import { asNumber } from '../../../db/columns';
import type { PaymentMethod } from '../payment.entity';

/** The last number of a lawyer in a year, so that numbers have no gap. */
@Entity('receipt_series')
export class ReceiptSeries {
  @PrimaryColumn('uuid')
  series: string;

  /** In Dhaka. */
  @PrimaryColumn('smallint')
  year: number;

  @Column('integer')
  last: number;
}

/** The number of a receipt as people read it, such as 2026/0007; always in Latin digits. */
export function receiptNumber(year: number, number: number): string {
  return `${year}/${String(number).padStart(4, '0')}`;
}

/** What the lawyer confirmed, copied: it stays as it was whatever changes later. Never changed. */
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

  /** What the fee covers; null for a payment without a stated fee. */
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
