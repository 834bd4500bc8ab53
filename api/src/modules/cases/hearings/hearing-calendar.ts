import type { Language } from '@ainsathi/contract/languages';
import { sentenceIn } from '../../../i18n/sentences';
import { type CalendarEvent, calendarFile, type Origin } from '../calendar-event';
import { shown } from './diary-date';
import { HearingState, type Hearing } from './hearing.entity';

const DAY_SECONDS = 24 * 60 * 60;
const REMINDED_DAYS_BEFORE = [3, 1];
/** Courts give only a start; calendar apps drop events without a duration. */
const LENGTH_MILLISECONDS = 60 * 60_000;

const endOf = (start: Date): Date => new Date(start.getTime() + LENGTH_MILLISECONDS);

function descriptionOf({ purpose, bring }: Pick<Hearing, 'purpose' | 'bring'>, language: Language): string {
  const broughtAlong = bring && `${sentenceIn(language, 'Bring')}: ${bring}`;
  return [purpose && shown(purpose), broughtAlong].filter(Boolean).join('\n');
}

/** Has date and place without the purpose, because calendars are shared. A hearing without a time is an all-day event. */
export function hearingEvent(
  { state, createdAt: stamp, startsAt: start, hasTime, court, place }: Hearing,
  { firstId, earlier: sequence }: Origin,
  language: Language,
): CalendarEvent {
  return {
    ...{ id: `hearing-${firstId}`, sequence, stamp, start, allDay: !hasTime },
    end: hasTime ? endOf(start) : new Date(start.getTime() + DAY_SECONDS * 1000),
    summary: sentenceIn(language, 'Hearing'),
    location: [shown(court), place].filter(Boolean).join(', '),
    isCancelled: state === HearingState.CANCELLED,
  };
}

/** With alarms 3 days and 1 day before. @param client the client's name for the lawyer; null for others. */
export function hearingCalendar(
  hearing: Hearing,
  origin: Origin,
  client: string | null,
  language: Language,
): string {
  const event = hearingEvent(hearing, origin, language);
  const about = [client, shown(hearing.court)].filter(Boolean).join(', ');
  const more = {
    summary: [event.summary, about].filter(Boolean).join(': '),
    description: descriptionOf(hearing, language),
    alarms: REMINDED_DAYS_BEFORE.map((days) => days * DAY_SECONDS),
  };
  return calendarFile({ ...event, ...more }, 'Hearings', language);
}
