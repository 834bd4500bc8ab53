import clsx from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDigits } from '../../i18n/use-digits';

export interface TimelineEvent {
  id: string;
  /** The date as text, e.g. "14 Jun", and as `datetime`. */
  date: string;
  dateTime: string;
  title: string;
  /** The text; the note below it is quieter. */
  body?: ReactNode;
  note?: ReactNode;
  /** What can be done with the event, e.g. a button. */
  action?: ReactNode;
  /** Highlighted: the next step. */
  upcoming?: boolean;
}

export interface TimelinePhase {
  id: string;
  name: string;
  /** Absent is a phase that is over and never was. */
  state: 'done' | 'current' | 'ahead' | 'absent';
  /** Beside the name: "3 to 8 Feb 2026", "Now, since 6 May 2026", "Not begun". */
  dates: string;
  note?: ReactNode;
  /** Oldest first. */
  events?: readonly TimelineEvent[];
}

export const hasBegun = ({ state }: TimelinePhase) => state === 'done' || state === 'current';

export interface TimelineProps {
  phases: readonly TimelinePhase[];
  stateLabels: Record<TimelinePhase['state'], string>;
}

/** A phase shows so many events; earlier events fold. */
const mostOpen = 12;

interface FoldLabels {
  /** "Show 5 earlier" */
  show: (count: number) => string;
  hide: string;
}

function Mark({ phase, number }: { phase: TimelinePhase; number: number }) {
  const digits = useDigits();
  return (
    <span
      aria-hidden
      className={clsx(
        'absolute top-2.5 left-0 grid size-6 place-items-center rounded-full text-14 leading-none font-semibold',
        phase.state === 'done' && 'bg-green text-on-green',
        phase.state === 'current' && 'border-[7px] border-green bg-surface',
        phase.state === 'ahead' && 'border-2 border-line-strong bg-surface text-ink-2',
        phase.state === 'absent' && 'border border-dashed border-line-strong bg-surface',
      )}
    >
      {phase.state === 'done' && <Check className="size-3.5" strokeWidth={2.5} />}
      {phase.state === 'ahead' && digits(number)}
    </span>
  );
}

function Event({ event }: { event: TimelineEvent }) {
  return (
    <li
      className={clsx(
        'grid gap-x-4 gap-y-0.5 py-2.5 md:grid-cols-[104px_minmax(0,1fr)] md:bangla:grid-cols-[136px_minmax(0,1fr)]',
        event.upcoming ? '-mx-3 my-1 rounded-field bg-green-soft px-3' : 'border-t border-line',
      )}
    >
      <time
        dateTime={event.dateTime}
        className={clsx('text-14 tabular-nums', !event.upcoming && 'text-ink-2')}
      >
        {event.date}
      </time>
      <div className="min-w-0">
        <p className="font-semibold">{event.title}</p>
        {event.body}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          {event.note && <div className={clsx(!event.upcoming && 'text-ink-2')}>{event.note}</div>}
          {event.action}
        </div>
      </div>
    </li>
  );
}

function PhaseTitle({ phase, stateLabel }: { phase: TimelinePhase; stateLabel: string }) {
  return (
    <h3 className="flex flex-wrap items-baseline gap-x-2">
      <span className={hasBegun(phase) ? 'font-semibold' : 'font-medium text-ink-2'}>{phase.name}</span>
      <span className="sr-only">{stateLabel}</span>
      <span className="font-sans text-14 font-normal tracking-normal text-ink-2">{phase.dates}</span>
    </h3>
  );
}

/** The present phase, earlier phases from the last back, and later phases. */
function inReadingOrder(phases: readonly TimelinePhase[]): TimelinePhase[] {
  const ahead = phases.filter(({ state }) => state === 'ahead');
  return [...phases.filter(({ state }) => state !== 'ahead').toReversed(), ...ahead];
}

/** By phase, newest first. Earlier phases fold, as do the earlier events of a long phase. */
export function Timeline({ phases, stateLabels, foldLabels }: TimelineProps & { foldLabels: FoldLabels }) {
  return (
    <ol>
      {inReadingOrder(phases).map((phase, index, ordered) => (
        <li
          key={phase.id}
          className={clsx(
            'relative pb-3 pl-9 last:pb-0',
            // A line joins what has happened.
            hasBegun(phase) &&
              ordered[index + 1]?.state === 'done' &&
              'before:absolute before:top-9 before:-bottom-2 before:left-[11px] before:w-0.5 before:bg-green',
          )}
        >
          <Mark phase={phase} number={phases.indexOf(phase) + 1} />
          {phase.state === 'done' && index > 0 && phase.events?.length ? (
            <details className="group">
              <summary className="flex min-h-11 list-none items-center justify-between gap-2 [&::-webkit-details-marker]:hidden">
                <PhaseTitle phase={phase} stateLabel={stateLabels[phase.state]} />
                <ChevronDown
                  aria-hidden
                  className="size-4.5 shrink-0 text-ink-2 transition-transform group-open:rotate-180"
                />
              </summary>
              <PhaseBody phase={phase} foldLabels={foldLabels} />
            </details>
          ) : (
            <>
              <div className="flex min-h-11 items-center">
                <PhaseTitle phase={phase} stateLabel={stateLabels[phase.state]} />
              </div>
              <PhaseBody phase={phase} foldLabels={foldLabels} />
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Folds the events before the last dozen into a line with their number. */
function EarlierEvents({ events, labels }: { events: readonly TimelineEvent[]; labels: FoldLabels }) {
  return (
    <details className="group/earlier border-t border-line">
      <summary className="flex min-h-11 list-none items-center gap-1.5 text-14 font-medium text-green underline underline-offset-[0.2em] [&::-webkit-details-marker]:hidden">
        <span className="group-open/earlier:hidden">{labels.show(events.length)}</span>
        <span className="hidden group-open/earlier:inline">{labels.hide}</span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 transition-transform group-open/earlier:rotate-180"
        />
      </summary>
      <Events events={events} />
    </details>
  );
}

function Events({ events }: { events: readonly TimelineEvent[] }) {
  return (
    <ol>
      {events.map((event) => (
        <Event key={event.id} event={event} />
      ))}
    </ol>
  );
}

function PhaseBody({ phase, foldLabels }: { phase: TimelinePhase; foldLabels: FoldLabels }) {
  const events = phase.events?.toReversed() ?? [];
  const earlier = events.slice(mostOpen);
  return (
    <>
      {phase.note && <div className="-mt-1.5 mb-2 text-ink-2">{phase.note}</div>}
      {events.length > 0 && <Events events={events.slice(0, mostOpen)} />}
      {earlier.length > 0 && <EarlierEvents events={earlier} labels={foldLabels} />}
    </>
  );
}
