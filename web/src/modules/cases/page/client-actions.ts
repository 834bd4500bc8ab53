import type { CaseStatus } from '../../../graphql/generated/schema-types';

type Action = 'pay' | 'another' | 'chamber' | 'review' | null;

/** Null if the next step is not the client's. */
export const actions: Record<CaseStatus, Action> = {
  PENDING: null,
  ACCEPTED: 'pay',
  REJECTED: 'another',
  CASE_INTAKE: 'chamber',
  DOCUMENT_DRAFTING: null,
  CLIENT_REVIEW_APPROVAL: 'chamber',
  SUBMISSION: null,
  RESPONSE_RECEIVED: 'chamber',
  PAPER_FINALIZATION: 'chamber',
  CASE_FILING: null,
  HEARING_DATE_ISSUED: 'chamber',
  HEARING_1: 'chamber',
  HEARING_2: 'chamber',
  HEARING_3: 'chamber',
  FINAL_ARGUMENT: null,
  JUDGEMENT_ANNOUNCED: 'chamber',
  JUDGEMENT_COPY_COLLECTED: 'chamber',
  CLIENT_NOTIFICATION: 'chamber',
  EXECUTION: null,
  FEEDBACK_RATING: 'review',
  APPEAL_FILING: null,
  APPEAL_HEARING: 'chamber',
  FINAL_DISPOSAL: 'review',
  CASE_CLOSED: 'review',
  IN_PROGRESS: null,
  COMPLETED: 'review',
};

/** At these statuses clients without a date read that they may ask for it. */
export const asksForDate: readonly CaseStatus[] = [
  'HEARING_DATE_ISSUED',
  'HEARING_1',
  'HEARING_2',
  'HEARING_3',
  'APPEAL_HEARING',
];
