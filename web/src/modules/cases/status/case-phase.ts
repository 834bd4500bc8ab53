import { casePhases, type CasePhase, caseStatuses } from '@ainsathi/contract/statuses';
import type { CaseStatus } from '../../../graphql/generated/schema-types';
import type { BadgeTone } from '../../../ui/badge';

export { casePhases, type CasePhase };

interface StatusPlace {
  /** Null for the legacy status, which has no phase. */
  phase: CasePhase | null;
  tone: BadgeTone;
}

/** Statuses with another colour than their phase. */
const ownTones: Partial<Record<CaseStatus, BadgeTone>> = {
  PENDING: 'pending',
  ACCEPTED: 'accepted',
  REJECTED: 'rejected',
  IN_PROGRESS: 'progress',
  COMPLETED: 'neutral',
};

/** What is closing or closed has no colour. */
export function toneOfPhase(phase: CasePhase): BadgeTone {
  return phase === 'closing' ? 'neutral' : phase;
}

function placeOf(status: CaseStatus): StatusPlace {
  const { phase } = caseStatuses[status];
  return { phase, tone: ownTones[status] ?? (phase ? toneOfPhase(phase) : 'progress') };
}

export const statusPlaces = Object.fromEntries(
  (Object.keys(caseStatuses) as CaseStatus[]).map((status) => [status, placeOf(status)]),
) as Record<CaseStatus, StatusPlace>;

export function isClosed(status: CaseStatus): boolean {
  return isKnownStatus(status) && caseStatuses[status].closed;
}

/** False for a status of a newer server. */
export function isKnownStatus(status: string): status is CaseStatus {
  return Object.hasOwn(caseStatuses, status);
}

/** 1 to 6; null for a pending, rejected or legacy status. */
export function phasesReached(status: CaseStatus): number | null {
  const { phase } = statusPlaces[status];
  if (phase === null || status === 'PENDING' || status === 'REJECTED') return null;
  return casePhases.indexOf(phase) + 1;
}

const usualOrder = Object.keys(caseStatuses);

/** Up to three that usually follow. Only a request that waits is rejected. */
export function nextStatuses(status: CaseStatus, settable: readonly CaseStatus[]): readonly CaseStatus[] {
  const place = usualOrder.indexOf(status);
  return settable
    .filter((next) => usualOrder.indexOf(next) > place && (next !== 'REJECTED' || status === 'PENDING'))
    .slice(0, 3);
}
