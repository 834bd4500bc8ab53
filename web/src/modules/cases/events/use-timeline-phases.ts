import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../i18n/format';
import type { TimelinePhase } from '../../../ui/progress/timeline';
import { caseHistory, type HistoryPhase } from './case-history';
import type { CaseEvent_EventFragment as Event, CaseTimeline_CaseFragment } from './generated/case-timeline';
import { useEventLines, type TimelineContent } from './use-event-lines';

/** The phases of a case with their dates and steps, as `Timeline` and `PhaseStrip` of the kit show them. */
export function useTimelinePhases(
  timeline: CaseTimeline_CaseFragment,
  content: TimelineContent | null = null,
) {
  const { t, i18n } = useTranslation(['casePage', 'cases']);
  const date = (event: Event) => formatDate(event.createdAt, i18n.language);
  const lines = useEventLines(timeline, content);
  const lineOf = new Map(lines.map(({ event, line }) => [event, line]));

  const datesOf = ({ state, isPast, events: happened }: HistoryPhase<Event>): string => {
    const [first, last] = [happened[0], happened.at(-1)];
    if (!first && isPast) return t('timeline.amongEarlier');
    if (!first || !last) return t(`timeline.without.${state}`);
    if (state === 'current') return t('timeline.since', { date: date(first) });
    if (date(first) === date(last)) return date(first);
    return t('timeline.range', { from: date(first), to: date(last) });
  };
  const shortDatesOf = (phase: HistoryPhase<Event>): string => {
    const last = phase.events.at(-1);
    if (phase.state === 'current') return t('timeline.now');
    return phase.state === 'done' && last ? t('timeline.done', { date: date(last) }) : datesOf(phase);
  };

  const history = caseHistory(
    timeline,
    lines.map(({ event }) => event),
    timeline.withdrawnAt !== null,
  );
  const phases: TimelinePhase[] = history.map((entry) => ({
    id: entry.phase,
    name: t(`cases:phase.${entry.phase}`),
    state: entry.state,
    dates: datesOf(entry),
    note:
      entry.state === 'ahead' && entry.events.length === 0
        ? t(`timeline.phaseExpectation.${entry.phase}`)
        : undefined,
    events: entry.events.flatMap((event) => lineOf.get(event) ?? []),
  }));
  const strip = phases.map((phase, index) => {
    const entry = history[index];
    return entry ? { ...phase, dates: shortDatesOf(entry) } : phase;
  });
  const stateLabels = {
    done: t('timeline.phaseState.done'),
    current: t('timeline.phaseState.current'),
    ahead: t('timeline.phaseState.ahead'),
    // Its dates say it.
    absent: '',
  };
  return { phases, strip, stateLabels };
}
