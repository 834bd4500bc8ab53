import { Column, Entity } from 'typeorm';
import { Identified } from '../../db/identified';
import type { CaseStatus, PaymentStatus } from './status/case.status';

/** A client's request to a lawyer and everything that follows. Outlives both accounts. */
@Entity('cases')
export class Case extends Identified {
  /** Null once the client's account is deleted. */
  @Column('uuid', { nullable: true })
  clientId: string | null;

  /** Null once the lawyer's account is deleted. */
  @Column('uuid', { nullable: true })
  lawyerId: string | null;

  /** Whether its lawyer added it. */
  @Column('boolean', { default: false })
  isOwn: boolean;

  /** When a client joined an own case; null until then, and for other cases. */
  @Column('timestamptz', { nullable: true })
  joinedAt: Date | null;

  /** What makes an own case the same; null without a number. */
  @Column('text', { nullable: true, select: false })
  ownKey?: string | null;

  /** Chosen by the client app, so that a repeated request makes one case. */
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

  /** Whether an accepted fee is unpaid, or the last payment was refused. Written only by `settleCase`. */
  @Column('boolean', { default: false })
  feeDue: boolean;

  /** When the lawyer first set a status. */
  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;

  @Column('timestamptz', { nullable: true })
  closedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  withdrawnAt: Date | null;

  /** The client mutes calls until then; hidden from the lawyer. */
  @Column('timestamptz', { nullable: true })
  clientCallsFrom?: Date | null;

  /** The lawyer mutes calls until then; hidden from the client. */
  @Column('timestamptz', { nullable: true })
  lawyerCallsFrom?: Date | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;

  /** The spelling key of the Bangla in the title, for searches. */
  @Column({ type: 'text', insert: false, update: false, select: false })
  searchKey?: string;
}
