/** A case status as the database stores it. */
export type DemoCaseStatus = 'pending' | 'accepted' | 'rejected' | 'completed' | CourseStatus;

/** A status that can follow `accepted` in the ordinary course of a case. */
export type CourseStatus = (typeof FULL_COURSE)[number];

/** The ordinary course of a case after it was accepted. */
export const FULL_COURSE = [
  'case-intake',
  'document-drafting',
  'client-review-approval',
  'submission',
  'response-received',
  'paper-finalization',
  'case-filing',
  'hearing-date-issued',
  'hearing-1',
  'hearing-2',
  'hearing-3',
  'final-argument',
  'judgement-announced',
  'judgement-copy-collected',
  'client-notification',
  'execution',
  'feedback-rating',
  'appeal-filing',
  'appeal-hearing',
  'final-disposal',
  'case-closed',
] as const;

/** The hand-written part of a demo case; `demo-cases.ts` derives its history. */
export interface CaseSketch {
  /** Local part of the client's address. */
  readonly client: string;
  /** Local part of the lawyer's address. */
  readonly lawyer: string;
  readonly daysAgo: number;
  readonly status: DemoCaseStatus;
  /** Statuses of the ordinary course that this case skips. */
  readonly without?: readonly CourseStatus[];
  readonly paid?: boolean;
  readonly title: string;
  readonly description: string;
}

/** A case that ended without a judgement: a notice, a registration, an agreement. */
export const OUT_OF_COURT: readonly CourseStatus[] = [
  'case-filing',
  'hearing-date-issued',
  'hearing-1',
  'hearing-2',
  'hearing-3',
  'final-argument',
  'judgement-announced',
  'judgement-copy-collected',
  'execution',
  'appeal-filing',
  'appeal-hearing',
  'final-disposal',
];

/** A suit that nobody appealed. */
export const NO_APPEAL: readonly CourseStatus[] = ['appeal-filing', 'appeal-hearing', 'final-disposal'];

/** A criminal case: filed at once, without the exchange of drafts. */
export const CRIMINAL: readonly CourseStatus[] = [
  'document-drafting',
  'client-review-approval',
  'submission',
  'response-received',
  'paper-finalization',
  'execution',
];
