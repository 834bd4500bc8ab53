import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { VerificationStatus } from './verification.status';

/** What a lawyer's account has beyond the account. A lawyer's id is the account's id. */
@Entity('lawyer_profiles')
export class LawyerProfile {
  @PrimaryColumn('uuid')
  accountId: string;

  @Column('text', { nullable: true })
  licenseNumber: string | null;

  /** Whole years. */
  @Column('smallint', { default: 0 })
  experience: number;

  @Column('text', { nullable: true })
  chamberName: string | null;

  @Column('text', { nullable: true })
  chamberAddress: string | null;

  @Column('text', { nullable: true })
  bio: string | null;

  @Column('smallint', { nullable: true })
  districtId: number | null;

  @Column('text', { nullable: true })
  bankDetails: string | null;

  @Column('text', { nullable: true })
  mobilePaymentDetails: string | null;

  /** The stem of the stored picture's names, see `platform/pictures.ts`. */
  @Column('text', { nullable: true })
  profilePic: string | null;

  @Column('text', { default: 'pending' })
  verification: VerificationStatus;

  /** Why the licence was refused; told to the lawyer and admins only. */
  @Column('text', { nullable: true })
  verificationReason: string | null;

  @Column('timestamptz', { nullable: true })
  verifiedAt: Date | null;
}
