import { Column, Entity } from 'typeorm';
import { Identified } from '../../../db/identified';
import type { VerificationStatus } from './verification.status';

/** A decision on a licence, with the number and name that the admin saw. Never changed. */
@Entity('verification_decisions')
export class VerificationDecision extends Identified {
  @Column('uuid')
  lawyerId: string;

  /** Null once the admin's account is deleted. */
  @Column('uuid', { nullable: true })
  decidedBy: string | null;

  @Column('text')
  status: VerificationStatus;

  @Column('text', { nullable: true })
  licenseNumber: string | null;

  @Column('text')
  lawyerName: string;

  @Column('text', { nullable: true })
  reason: string | null;

  @Column('timestamptz')
  decidedAt: Date;
}
