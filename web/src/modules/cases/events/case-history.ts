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
  /** The case has been in it, perhaps with events of earlier pages alone. */
  isPast: boolean;
  /** Oldest first. */
  events: Event[];
}

/**
 * Groups events by the six phases; a payment, an entry or a hearing belongs to the phase of its time. Earlier phases are done
 * even without an event, because a lawyer can set any status, but not in a closed case. A rejected or withdrawn case has only
 * the phases with events. `pastStatuses` know the phases of a long history, of which `events` are the last page.
 */
export function caseHistory<Event extends HistoryEvent>(
  { status, pastStatuses }: { status: CaseStatus; pastStatuses: readonly CaseStatus[] },
  events: readonly Event[],
  isWithdrawn = false,
): HistoryPhase<Event>[] {
  const byPhase = new Map<CasePhase, Event[]>(casePhases.map((phase) => [phase, []]));
  const ordered = [...events].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  // Earlier pages have the status before the first change: as a rule the last one that no loaded event sets.
  const set = new Set(ordered.map(({ to }) => to));
  const before = pastStatuses.filter((each) => !set.has(each)).at(-1) ?? pastStatuses[0];
  let present = (before && statusPlaces[before].phase) ?? 'intake';
  for (const event of ordered) {
    // A withdrawal closes the case in its present phase.
    if (event.to && event.kind !== 'WITHDRAWN') present = statusPlaces[event.to].phase ?? present;
    byPhase.get(present)?.push(event);
  }
  const now = casePhases.indexOf(isWithdrawn ? present : (statusPlaces[status].phase ?? present));
  const past = new Set(pastStatuses.map((each) => statusPlaces[each].phase));
  const phases = casePhases.map((phase, index) => {
    const happened = byPhase.get(phase) ?? [];
    const isPast = past.has(phase) || happened.length > 0;
    return { phase, isPast, state: stateAt(index, now, isClosed(status), isPast), events: happened };
  });
  return status === 'REJECTED' || isWithdrawn ? phases.filter(({ isPast }) => isPast) : phases;
}

function stateAt(
  index: number,
  now: number,
  closed: boolean,
  isPast: boolean,
): HistoryPhase<HistoryEvent>['state'] {
  if (closed) return isPast ? 'done' : 'absent';
  if (index < now) return 'done';
  return index === now ? 'current' : 'ahead';
}
