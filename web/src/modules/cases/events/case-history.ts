import type { CaseEventKind, CaseStatus } from '../../../graphql/generated/schema-types';
import { casePhases, isClosed, statusPlaces, type CasePhase } from '../status/case-phase';

export interface HistoryEvent {
  kind: CaseEventKind;
  to?: CaseStatus | null;
  createdAt: string;
}

export interface HistoryPhase<Event extends HistoryEvent> {
  phase: CasePhase;
  /** Absent is a phase that a closed case never had. */
  state: 'done' | 'current' | 'ahead' | 'absent';
  /** Oldest first. */
  events: Event[];
}

/**
 * Groups events by the six phases; a payment, an entry or a hearing belongs to the phase of its time. Earlier phases are done
 * even without an event, because a lawyer can set any status, but not in a closed case. A rejected or withdrawn case has only
 * the phases with events.
 */
export function caseHistory<Event extends HistoryEvent>(
  status: CaseStatus,
  events: readonly Event[],
  isWithdrawn = false,
): HistoryPhase<Event>[] {
  const byPhase = new Map<CasePhase, Event[]>(casePhases.map((phase) => [phase, []]));
  let present: CasePhase = 'intake';
  const ordered = [...events].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  for (const event of ordered) {
    // A withdrawal closes the case in its present phase.
    if (event.to && event.kind !== 'WITHDRAWN') present = statusPlaces[event.to].phase ?? present;
    byPhase.get(present)?.push(event);
  }
  const now = casePhases.indexOf(isWithdrawn ? present : (statusPlaces[status].phase ?? present));
  // The first page of a long history does not have the phases at its beginning.
  const isWhole = ordered[0]?.kind === 'REQUESTED' || ordered[0]?.kind === 'CASE_ADDED';
  const phases = casePhases.map((phase, index) => {
    const happened = byPhase.get(phase) ?? [];
    const isAbsent = isWhole && happened.length === 0;
    return { phase, state: stateAt(index, now, isClosed(status), isAbsent), events: happened };
  });
  return status === 'REJECTED' || isWithdrawn ? phases.filter((phase) => phase.events.length > 0) : phases;
}

function stateAt(
  index: number,
  now: number,
  closed: boolean,
  isAbsent: boolean,
): HistoryPhase<HistoryEvent>['state'] {
  if (closed) return isAbsent ? 'absent' : 'done';
  if (index < now) return 'done';
  return index === now ? 'current' : 'ahead';
}
