import type { CaseEventKind, CaseStatus } from '../../../graphql/generated/schema-types';
import { casePhases, isClosed, statusPlaces, type CasePhase } from '../status/case-phase';

export interface HistoryEvent {
  kind: CaseEventKind;
  to?: CaseStatus | null;
  createdAt: string;
}

export interface HistoryPhase<Event extends HistoryEvent> {
  phase: CasePhase;
  state: 'done' | 'current' | 'ahead';
  /** Oldest first. */
  events: Event[];
}

/**
 * Groups events by the six phases; a payment, an entry or a hearing belongs to the phase of its time. Earlier phases are done
 * even without an event, because a lawyer can set any status. A rejected or withdrawn case has only its first phase.
 */
export function caseHistory<Event extends HistoryEvent>(
  status: CaseStatus,
  events: readonly Event[],
  isWithdrawn = false,
): HistoryPhase<Event>[] {
  const byPhase = new Map<CasePhase, Event[]>(casePhases.map((phase) => [phase, []]));
  let present: CasePhase = 'intake';
  for (const event of [...events].sort((a, b) => a.createdAt.localeCompare(b.createdAt))) {
    // A withdrawal closes the case in its present phase.
    if (event.to && event.kind !== 'WITHDRAWN') present = statusPlaces[event.to].phase ?? present;
    byPhase.get(present)?.push(event);
  }
  const now = casePhases.indexOf(isWithdrawn ? present : (statusPlaces[status].phase ?? present));
  const phases = casePhases.map((phase, index) => ({
    phase,
    state: stateAt(index, now, isClosed(status)),
    events: byPhase.get(phase) ?? [],
  }));
  return status === 'REJECTED' || isWithdrawn
    ? phases.filter(({ state, events: happened }) => state !== 'ahead' || happened.length > 0)
    : phases;
}

function stateAt(index: number, now: number, closed: boolean): HistoryPhase<HistoryEvent>['state'] {
  if (index < now || (index === now && closed)) return 'done';
  return index === now ? 'current' : 'ahead';
}
