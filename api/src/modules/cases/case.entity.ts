import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CaseStatus, PaymentStatus } from './status/case.status';

/** A client's request to a lawyer and all that follows. Outlives both people. */
@Entity('cases')
export class Case {
  @PrimaryColumn('uuid')
  id: string;

  /** Null when the client's account was deleted. */
  @Column('uuid', { nullable: true })
  clientId: string | null;

  /** Null when the lawyer's account was deleted. */
  @Column('uuid', { nullable: true })
  lawyerId: string | null;

  /** Chosen by the client app, so that a request sent twice makes one case. */
  @Column('uuid', { nullable: true, select: false })
  requestKey?: string | null;

  @Column('text', { nullable: true, select: false })
  keyDigest?: string | null;

  @Column('text')
  title: string;

  @Column('text')
  description: string;

  @Column('text')
  status: CaseStatus;

  @Column('text')
  paymentStatus: PaymentStatus;

  /** An accepted fee is unpaid, or the last payment was refused. Payments alone write it. */
  @Column('boolean', { default: false })
  feeDue: boolean;

  /** When the lawyer first set a status; null before. */
  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;

  @Column('timestamptz', { nullable: true })
  closedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  withdrawnAt: Date | null;

  /** From when on the client wants to be shown calls; null for always. The lawyer must not learn of it. */
  @Column('timestamptz', { nullable: true })
  clientCallsFrom?: Date | null;

  /** The same of the lawyer, of which the client must not learn. */
  @Column('timestamptz', { nullable: true })
  lawyerCallsFrom?: Date | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;

  /** The spelling key of the Bangla in the title, by which lists are searched. */
  @Column({ type: 'text', insert: false, update: false, select: false })
  searchKey?: string;
}
