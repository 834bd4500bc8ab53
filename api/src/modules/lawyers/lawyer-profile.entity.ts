import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Education } from './education.entity';
import type { CourtLevel, LawyerLanguage } from './lawyer.enums';
import type { VerificationStatus } from './verification/verification.status';

const DERIVED = { insert: false, update: false } as const;

/** The data of a lawyer beyond the account. A lawyer's id is the account's id. */
@Entity('lawyer_profiles')
export class LawyerProfile {
  @PrimaryColumn('uuid')
  accountId: string;

  @Column('text', { nullable: true })
  licenseNumber: string | null;

  /** What identifies the licence, as `licenseKey` makes it: unique among verified lawyers. */
  @Column({ type: 'text', ...DERIVED, nullable: true })
  licenseKey: string | null;

  /** Whole years. */
  @Column('smallint', { default: 0 })
  experience: number;

  @Column('text', { nullable: true })
  chamberName: string | null;

  @Column('text', { nullable: true })
  chamberAddress: string | null;

  @Column('text', { nullable: true })
  bio: string | null;

  @Column('text', { nullable: true })
  chamberNameBangla: string | null;

  @Column('text', { nullable: true })
  chamberAddressBangla: string | null;

  @Column('text', { nullable: true })
  bioBangla: string | null;

  @Column('smallint', { nullable: true })
  districtId: number | null;

  @Column('text', { nullable: true })
  courtLevel: CourtLevel | null;

  @Column('text', { array: true, default: [] })
  languages: LawyerLanguage[];

  /** In E.164 format, for clients whose case the lawyer has accepted. */
  @Column('text', { nullable: true })
  clientPhone: string | null;

  /** The day from which on the lawyer takes new cases again, as 2026-12-03; null for one who takes them. */
  @Column('date', { nullable: true })
  awayUntil: string | null;

  /** How many requests to several lawyers may wait for this lawyer's answer, 0 to 20. */
  @Column('smallint', { default: 5 })
  mostInvitations: number;

  @Column('text', { nullable: true })
  bankDetails: string | null;

  @Column('text', { nullable: true })
  mobilePaymentDetails: string | null;

  /** The image key of the portrait, see `images/image-url.ts`. */
  @Column('text', { nullable: true })
  profilePic: string | null;

  @Column('text', { default: 'pending' })
  verification: VerificationStatus;

  /** Why the licence was rejected; only the lawyer and admins see it. */
  @Column('text', { nullable: true })
  verificationReason: string | null;

  @Column('timestamptz', { nullable: true })
  verifiedAt: Date | null;

  /** When the lawyer last handed in the licence number for a check; null without a number. */
  @Column('timestamptz', { nullable: true })
  licenseSubmittedAt: Date | null;

  /** The public name in lower case, which the directory orders by. */
  @Column({ type: 'text', ...DERIVED })
  nameKey: string;

  /** The public name in Bangla in the order of its alphabet; the other one where there is none, after all of those. */
  @Column({ type: 'text', ...DERIVED })
  nameKeyBangla: string;

  /** The public name: of a verified lawyer the one that was checked, else the account's. */
  @Column({ type: 'text', ...DERIVED })
  name: string;

  /** The name in Bangla as the lawyer writes it; of a verified lawyer it waits with `waitingName` until it is checked. */
  @Column('text', { nullable: true })
  ownNameBangla: string | null;

  @Column({ type: 'text', ...DERIVED, nullable: true })
  nameBangla: string | null;

  /** The account's name, while it waits to take the place of the one that was checked; clearing it accepts it. */
  @Column('text', { nullable: true })
  waitingName: string | null;

  /** When the name that waits was given, for the notification of staff; only statements read it. */
  @Column({ type: 'timestamptz', ...DERIVED, nullable: true, select: false })
  nameSubmittedAt: Date | null;

  /** The ids of the practice areas, in the lawyer's own order. */
  @Column({ type: 'smallint', array: true, ...DERIVED })
  practiceAreaIds: number[];

  /** The rows of the education, in the lawyer's own order. */
  @Column({ type: 'json', ...DERIVED })
  education: Pick<Education, 'degree' | 'university' | 'year'>[];

  /** The words of the names, the chamber's names and the bios, see `directory_words`; only statements read them. */
  @Column({ type: 'tsvector', ...DERIVED, select: false })
  words: string;

  /** The spelling key of the Bangla in the names, by which lists are searched. */
  @Column({ type: 'text', ...DERIVED, select: false })
  searchKey: string;

  /** The name keys of the names, by which the other script finds them. */
  @Column({ type: 'text', array: true, ...DERIVED, select: false })
  nameKeys: string[];

  /** The keys of the words of each name and of their neighbours joined, by which lists are searched. */
  @Column({ type: 'text', array: true, ...DERIVED, select: false })
  nameRuns: string[];

  /** Whether the account is locked or will be deleted, carried from `account_locks` and `account_deletions`. */
  @Column({ type: 'boolean', ...DERIVED })
  locked: boolean;

  /** The time of the last change, for the sitemap. */
  @Column({ type: 'timestamptz', ...DERIVED })
  changedAt: Date;
}
