import { casePhases, type CasePhase, caseStatuses } from '@ainsathi/contract/statuses';
import type { CaseStatus } from '../../../graphql/generated/schema-types';
import type { BadgeTone } from '../../../ui/badge';

export { casePhases, type CasePhase };

interface StatusPlace {
  /** Null for the legacy status that says nothing about how far the case is. */
  phase: CasePhase | null;
  tone: BadgeTone;
}

/** The colours of statuses that do not have the colour of their phase. */
const ownTones: Partial<Record<CaseStatus, BadgeTone>> = {
  PENDING: 'pending',
  ACCEPTED: 'accepted',
  REJECTED: 'rejected',
  IN_PROGRESS: 'progress',
  COMPLETED: 'completed',
};

function placeOf(status: CaseStatus): StatusPlace {
  const { phase } = caseStatuses[status];
  return { phase, tone: ownTones[status] ?? phase ?? 'progress' };
}

/** The phase and the colour of every status. */
export const statusPlaces = Object.fromEntries(
  (Object.keys(caseStatuses) as CaseStatus[]).map((status) => [status, placeOf(status)]),
) as Record<CaseStatus, StatusPlace>;

/** True when nothing more is expected in a case of this status. */
export function isClosed(status: CaseStatus): boolean {
  return isKnownStatus(status) && caseStatuses[status].closed;
}

/** True for a status that this version knows; a newer server may send others. */
export function isKnownStatus(status: string): status is CaseStatus {
  return Object.hasOwn(caseStatuses, status);
}

/** How many phases a case has reached, 1 to 6; null where a meter would say nothing: pending, rejected, legacy. */
export function phasesReached(status: CaseStatus): number | null {
  const { phase } = statusPlaces[status];
  if (phase === null || status === 'PENDING' || status === 'REJECTED') return null;
  return casePhases.indexOf(phase) + 1;
}
