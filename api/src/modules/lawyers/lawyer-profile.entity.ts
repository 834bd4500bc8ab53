import { AskedFor } from './licence/licence.inputs';
import { PaperKind } from './licence/licence-paper.entity';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { asNumber } from '../../db/columns';
import type { Education } from './education.entity';
import type { CourtLevel, LawyerLanguage } from './lawyer.enums';
import type { VerificationStatus } from './verification/verification.status';

const DERIVED = { insert: false, update: false } as const;

/** The data of a lawyer beyond the account, with the account's id. */
@Entity('lawyer_profiles')
export class LawyerProfile {
  @PrimaryColumn('uuid')
  accountId: string;

  @Column('text', { nullable: true })
  licenseNumber: string | null;

  /** From `licenseKey`; unique among verified lawyers. */
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

  /** E.164, for clients whose case the lawyer has accepted. */
  @Column('text', { nullable: true })
  clientPhone: string | null;

  /** The day from which the lawyer takes new cases again, as 2026-12-03; null for a lawyer who is not away. */
  @Column('date', { nullable: true })
  awayUntil: string | null;

  /** The price of a first talk, 0 for free; null where the lawyer does not say. */
  @Column('bigint', { nullable: true, transformer: asNumber })
  firstTalkPoisha: number | null;

  /** 15, 30 or 60; null without a price. */
  @Column('smallint', { nullable: true })
  firstTalkMinutes: number | null;

  /** Hours, a band of `answerBands`; a job sets it. */
  @Column({ type: 'smallint', ...DERIVED, nullable: true })
  answersWithin: number | null;

  /** How many open requests may wait for this lawyer's answer, 0 to 20. */
  @Column('smallint', { default: 5 })
  mostInvitations: number;

  @Column('text', { nullable: true })
  bankDetails: string | null;

  @Column('text', { nullable: true })
  mobilePaymentDetails: string | null;

  /** An image key, see `images/image-url.ts`. */
  @Column('text', { nullable: true })
  profilePic: string | null;

  @Column('text', { default: 'pending' })
  verification: VerificationStatus;

  /** The reason of a rejection, only for the lawyer and admins. */
  @Column('text', { nullable: true })
  verificationReason: string | null;

  @Column('timestamptz', { nullable: true })
  verifiedAt: Date | null;

  /** The last day of the verification in Dhaka, as 2027-12-03; null where it has no end. */
  @Column('date', { nullable: true })
  verifiedUntil: string | null;

  /** The day of the last check. */
  @Column('date', { nullable: true })
  checkedOn: string | null;

  /** `verifiedAt` of a lapsed verification, which a renewal restores. */
  @Column('timestamptz', { nullable: true })
  firstVerifiedAt: Date | null;

  /** When a verified lawyer asked for another check; null once it is decided. */
  @Column('timestamptz', { nullable: true })
  renewalAt: Date | null;

  /** When the verification ran out unrenewed; the lawyer is pending, but running cases are paid. */
  @Column('timestamptz', { nullable: true })
  lapsedAt: Date | null;

  /** What the lawyer says, unchecked. */
  @Column('date', { nullable: true })
  enrolledOn: string | null;

  @Column('text', { nullable: true })
  barAssociation: string | null;

  @Column('text', { nullable: true })
  membershipNumber: string | null;

  @Column('date', { nullable: true })
  cardUntil: string | null;

  /** What the last check saw: public. */
  @Column('text', { array: true })
  checkedPapers: PaperKind[];

  @Column('smallint', { nullable: true })
  enrolledYear: number | null;

  @Column('text', { nullable: true })
  checkedAssociation: string | null;

  @Column('text', { nullable: true })
  askedFor: AskedFor | null;

  @Column('text', { nullable: true })
  askedNote: string | null;

  /** When a verifier asked for a better paper; null once the lawyer has answered. */
  @Column('timestamptz', { nullable: true })
  askedAt: Date | null;

  /** When the lawyer last submitted the licence number for a check; null without a number. */
  @Column('timestamptz', { nullable: true })
  licenseSubmittedAt: Date | null;

  /** The public name in lower case, for the directory's order. */
  @Column({ type: 'text', ...DERIVED })
  nameKey: string;

  /** The public name in Bangla, in the order of its alphabet; names in Latin letters come last. */
  @Column({ type: 'text', ...DERIVED })
  nameKeyBangla: string;

  /** The public name: the checked name of a verified lawyer, otherwise the account's name. */
  @Column({ type: 'text', ...DERIVED })
  name: string;

  /** The name in Bangla as the lawyer writes it; for a verified lawyer pending with `waitingName` until it is checked. */
  @Column('text', { nullable: true })
  ownNameBangla: string | null;

  @Column({ type: 'text', ...DERIVED, nullable: true })
  nameBangla: string | null;

  /** The account's name, pending to replace the checked name; clearing it accepts it. */
  @Column('text', { nullable: true })
  waitingName: string | null;

  /** When the pending name was submitted, for the notification of staff; only SQL reads it. */
  @Column({ type: 'timestamptz', ...DERIVED, nullable: true, select: false })
  nameSubmittedAt: Date | null;

  /** In the lawyer's order. */
  @Column({ type: 'smallint', array: true, ...DERIVED })
  practiceAreaIds: number[];

  /** In the lawyer's order. */
  @Column({ type: 'json', ...DERIVED })
  education: Education[];

  /** The words of names, chamber names and bios, see `directory_words`; only SQL reads them. */
  @Column({ type: 'tsvector', ...DERIVED, select: false })
  words: string;

  /** The spelling key of the Bangla in the names, for searches. */
  @Column({ type: 'text', ...DERIVED, select: false })
  searchKey: string;

  /** The name keys, by which a search in the other script finds the names. */
  @Column({ type: 'text', array: true, ...DERIVED, select: false })
  nameKeys: string[];

  /** The keys of the words and of adjacent words joined, for searches. */
  @Column({ type: 'text', array: true, ...DERIVED, select: false })
  nameRuns: string[];

  /** Whether the account is locked or its deletion pending, copied from `account_locks` and `account_deletions`. */
  @Column({ type: 'boolean', ...DERIVED })
  locked: boolean;

  /** For the sitemap. */
  @Column({ type: 'timestamptz', ...DERIVED })
  changedAt: Date;
}
