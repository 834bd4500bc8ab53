/** The status of a case. The values are what the database stores and REST sends. */
export enum CaseStatus {
  PENDING = 'pending',
  ACCEPTED = 'accepted',
  REJECTED = 'rejected',
  CASE_INTAKE = 'case-intake',
  DOCUMENT_DRAFTING = 'document-drafting',
  CLIENT_REVIEW_APPROVAL = 'client-review-approval',
  SUBMISSION = 'submission',
  RESPONSE_RECEIVED = 'response-received',
  PAPER_FINALIZATION = 'paper-finalization',
  CASE_FILING = 'case-filing',
  HEARING_DATE_ISSUED = 'hearing-date-issued',
  HEARING_1 = 'hearing-1',
  HEARING_2 = 'hearing-2',
  HEARING_3 = 'hearing-3',
  FINAL_ARGUMENT = 'final-argument',
  JUDGEMENT_ANNOUNCED = 'judgement-announced',
  JUDGEMENT_COPY_COLLECTED = 'judgement-copy-collected',
  CLIENT_NOTIFICATION = 'client-notification',
  EXECUTION = 'execution',
  FEEDBACK_RATING = 'feedback-rating',
  APPEAL_FILING = 'appeal-filing',
  APPEAL_HEARING = 'appeal-hearing',
  FINAL_DISPOSAL = 'final-disposal',
  CASE_CLOSED = 'case-closed',
  /** Legacy: displayed and imported, set by nobody. */
  IN_PROGRESS = 'in-progress',
  /** Set by admins. */
  COMPLETED = 'completed',
}

/** Whether the client has handed in a transaction ID. */
export enum PaymentStatus {
  UNPAID = 'unpaid',
  PAID = 'paid',
}

/** What a line of a case's history tells. */
export enum CaseEventKind {
  REQUESTED = 'requested',
  STATUS_CHANGED = 'status-changed',
  PAYMENT_SUBMITTED = 'payment-submitted',
}

/** Cases by what has to happen next. */
export enum CaseGroup {
  TO_ANSWER = 'to-answer',
  TO_BE_PAID = 'to-be-paid',
  IN_PROGRESS = 'in-progress',
  CLOSED = 'closed',
}

/** The 4 statuses an admin sets. */
export const adminStatuses: readonly CaseStatus[] = [
  CaseStatus.PENDING,
  CaseStatus.ACCEPTED,
  CaseStatus.REJECTED,
  CaseStatus.COMPLETED,
];

/** The 24 statuses a lawyer sets, in the usual order of a case. */
export const lawyerStatuses: readonly CaseStatus[] = Object.values(CaseStatus).filter(
  (status) => status !== CaseStatus.IN_PROGRESS && status !== CaseStatus.COMPLETED,
);

/** Statuses after which nothing more is expected. */
export const closedStatuses: readonly CaseStatus[] = [
  CaseStatus.REJECTED,
  CaseStatus.FINAL_DISPOSAL,
  CaseStatus.CASE_CLOSED,
  CaseStatus.COMPLETED,
];

/** True when the lawyer's payment details are told to the client: once the case is accepted. */
export function isTakenOn(status: CaseStatus): boolean {
  return status !== CaseStatus.PENDING && status !== CaseStatus.REJECTED;
}

/** True when a transaction ID can be handed in: accepted and not yet paid. */
export function isPayable(status: CaseStatus, paymentStatus: PaymentStatus): boolean {
  return status === CaseStatus.ACCEPTED && paymentStatus === PaymentStatus.UNPAID;
}
