export const casePhases = ['intake', 'drafting', 'filing', 'hearings', 'judgement', 'closing'] as const;

export type CasePhase = (typeof casePhases)[number];

interface CaseStatusRules {
  readonly value: string;
  /** Null if the status does not say the progress. */
  readonly phase: CasePhase | null;
  /** Whether nothing more is expected. */
  readonly closed: boolean;
  readonly setBy: readonly ('lawyer' | 'admin')[];
}

const lawyer = ['lawyer'] as const;
const both = ['lawyer', 'admin'] as const;
const admin = ['admin'] as const;

/** By its name in GraphQL, in the usual order of a case. */
export const caseStatuses = {
  PENDING: { value: 'pending', phase: 'intake', closed: false, setBy: both },
  ACCEPTED: { value: 'accepted', phase: 'intake', closed: false, setBy: both },
  REJECTED: { value: 'rejected', phase: 'intake', closed: true, setBy: both },
  CASE_INTAKE: { value: 'case-intake', phase: 'intake', closed: false, setBy: lawyer },
  DOCUMENT_DRAFTING: { value: 'document-drafting', phase: 'drafting', closed: false, setBy: lawyer },
  CLIENT_REVIEW_APPROVAL: {
    value: 'client-review-approval',
    phase: 'drafting',
    closed: false,
    setBy: lawyer,
  },
  SUBMISSION: { value: 'submission', phase: 'filing', closed: false, setBy: lawyer },
  RESPONSE_RECEIVED: { value: 'response-received', phase: 'filing', closed: false, setBy: lawyer },
  PAPER_FINALIZATION: { value: 'paper-finalization', phase: 'filing', closed: false, setBy: lawyer },
  CASE_FILING: { value: 'case-filing', phase: 'filing', closed: false, setBy: lawyer },
  HEARING_DATE_ISSUED: { value: 'hearing-date-issued', phase: 'hearings', closed: false, setBy: lawyer },
  HEARING_1: { value: 'hearing-1', phase: 'hearings', closed: false, setBy: lawyer },
  HEARING_2: { value: 'hearing-2', phase: 'hearings', closed: false, setBy: lawyer },
  HEARING_3: { value: 'hearing-3', phase: 'hearings', closed: false, setBy: lawyer },
  FINAL_ARGUMENT: { value: 'final-argument', phase: 'hearings', closed: false, setBy: lawyer },
  JUDGEMENT_ANNOUNCED: { value: 'judgement-announced', phase: 'judgement', closed: false, setBy: lawyer },
  JUDGEMENT_COPY_COLLECTED: {
    value: 'judgement-copy-collected',
    phase: 'judgement',
    closed: false,
    setBy: lawyer,
  },
  CLIENT_NOTIFICATION: { value: 'client-notification', phase: 'judgement', closed: false, setBy: lawyer },
  EXECUTION: { value: 'execution', phase: 'judgement', closed: false, setBy: lawyer },
  FEEDBACK_RATING: { value: 'feedback-rating', phase: 'closing', closed: false, setBy: lawyer },
  APPEAL_FILING: { value: 'appeal-filing', phase: 'closing', closed: false, setBy: lawyer },
  APPEAL_HEARING: { value: 'appeal-hearing', phase: 'closing', closed: false, setBy: lawyer },
  FINAL_DISPOSAL: { value: 'final-disposal', phase: 'closing', closed: true, setBy: lawyer },
  CASE_CLOSED: { value: 'case-closed', phase: 'closing', closed: true, setBy: lawyer },
  /** Legacy: displayed and imported, set by nobody. */
  IN_PROGRESS: { value: 'in-progress', phase: null, closed: false, setBy: [] },
  COMPLETED: { value: 'completed', phase: 'closing', closed: true, setBy: admin },
} as const satisfies Record<string, CaseStatusRules>;

export type CaseStatusName = keyof typeof caseStatuses;

export type CaseStatusValue = (typeof caseStatuses)[CaseStatusName]['value'];
