import type { CaseStatus } from '../../../graphql/generated/graphql';
import type { BadgeTone } from '../../../ui/badge';

/** The six phases of a case, in order (design: status colours). */
export const casePhases = ['intake', 'drafting', 'filing', 'hearings', 'judgement', 'closing'] as const;

export type CasePhase = (typeof casePhases)[number];

interface StatusPlace {
  /** Null for the legacy status that says nothing about how far the case is. */
  phase: CasePhase | null;
  tone: BadgeTone;
}

const inPhase = <Phase extends CasePhase>(phase: Phase) => ({ phase, tone: phase });

/** The phase and the colour of every status. */
export const statusPlaces: Record<CaseStatus, StatusPlace> = {
  PENDING: { phase: 'intake', tone: 'pending' },
  ACCEPTED: { phase: 'intake', tone: 'accepted' },
  REJECTED: { phase: 'intake', tone: 'rejected' },
  CASE_INTAKE: inPhase('intake'),
  DOCUMENT_DRAFTING: inPhase('drafting'),
  CLIENT_REVIEW_APPROVAL: inPhase('drafting'),
  SUBMISSION: inPhase('filing'),
  RESPONSE_RECEIVED: inPhase('filing'),
  PAPER_FINALIZATION: inPhase('filing'),
  CASE_FILING: inPhase('filing'),
  HEARING_DATE_ISSUED: inPhase('hearings'),
  HEARING_1: inPhase('hearings'),
  HEARING_2: inPhase('hearings'),
  HEARING_3: inPhase('hearings'),
  FINAL_ARGUMENT: inPhase('hearings'),
  JUDGEMENT_ANNOUNCED: inPhase('judgement'),
  JUDGEMENT_COPY_COLLECTED: inPhase('judgement'),
  CLIENT_NOTIFICATION: inPhase('judgement'),
  EXECUTION: inPhase('judgement'),
  FEEDBACK_RATING: inPhase('closing'),
  APPEAL_FILING: inPhase('closing'),
  APPEAL_HEARING: inPhase('closing'),
  FINAL_DISPOSAL: inPhase('closing'),
  CASE_CLOSED: inPhase('closing'),
  IN_PROGRESS: { phase: null, tone: 'progress' },
  COMPLETED: { phase: 'closing', tone: 'completed' },
};

/** Statuses after which nothing more is expected, as the API's group CLOSED has them. */
const closedStatuses: ReadonlySet<CaseStatus> = new Set([
  'REJECTED',
  'FINAL_DISPOSAL',
  'CASE_CLOSED',
  'COMPLETED',
]);

/** True when nothing more is expected in a case of this status. */
export function isClosed(status: CaseStatus): boolean {
  return closedStatuses.has(status);
}

/** True for a status that this version knows; a newer server may send others. */
export function isKnownStatus(status: string): status is CaseStatus {
  return Object.hasOwn(statusPlaces, status);
}

/** How many phases a case has reached, 1 to 6; null where a meter would say nothing: pending, rejected, legacy. */
export function phasesReached(status: CaseStatus): number | null {
  const { phase } = statusPlaces[status];
  if (phase === null || status === 'PENDING' || status === 'REJECTED') return null;
  return casePhases.indexOf(phase) + 1;
}
