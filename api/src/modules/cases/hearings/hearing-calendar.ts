import type { Language } from '@ainsathi/contract/languages';
import ical, { ICalAlarmType, ICalEventStatus } from 'ical-generator';
import { sentenceIn } from '../../../i18n/sentences';
import { HearingState } from './hearing.entity';
import type { HearingType } from './hearing.types';

const DAY_SECONDS = 24 * 60 * 60;
const REMINDED_DAYS_BEFORE = [3, 1];
/** Courts say when a hearing begins alone; calendars drop what has no length. */
const LENGTH_MILLISECONDS = 60 * 60_000;

/** What a calendar needs to know a hearing again after a change. */
export interface CalendarPlace {
  firstId: string;
  /** How many there were before this one. */
  earlier: number;
}

/** Calendar apps that heed it read a feed every four hours. */
const REFRESH_SECONDS = 4 * 60 * 60;

const productOf = (language: Language) => ({
  company: 'AinSathi',
  product: 'Hearings',
  language: language.toUpperCase(),
});

const endOf = (start: Date): Date => new Date(start.getTime() + LENGTH_MILLISECONDS);

function descriptionOf({ purpose, bring }: HearingType, language: Language): string {
  const broughtAlong = bring && `${sentenceIn(language, 'Bring')}: ${bring}`;
  return [purpose, broughtAlong].filter(Boolean).join('\n');
}

/**
 * Hearings of an hour each as one iCalendar text that says when and where, not why: others look at calendars too.
 * @param host names the organizer's address, which calendar apps ask for and nobody writes to.
 */
export function feedCalendar(hearings: readonly HearingType[], language: Language, host: string): string {
  const calendar = ical({ name: 'AinSathi', prodId: productOf(language), ttl: REFRESH_SECONDS });
  for (const { id, createdAt: stamp, startsAt: start, court, place } of hearings)
    calendar.createEvent({
      id: `hearing-${id}@ainsathi`,
      stamp,
      start,
      end: endOf(start),
      summary: sentenceIn(language, 'Hearing'),
      location: [court, place].filter(Boolean).join(', '),
      organizer: { name: 'AinSathi', email: `no-reply@${host.replace(/:\d+$/, '')}` },
    });
  return calendar.toString();
}

/**
 * A hearing of an hour as an iCalendar text: with alarms 3 days and 1 day before, in UTC. A moved or cancelled hearing is
 * the same entry of the calendar with a higher sequence. It has no METHOD, which would need an organizer.
 */
export function hearingCalendar(
  hearing: HearingType,
  { firstId, earlier }: CalendarPlace,
  language: Language,
): string {
  const isCancelled = hearing.state === HearingState.CANCELLED;
  const calendar = ical({
    prodId: productOf(language),
  });
  const event = calendar.createEvent({
    id: `hearing-${firstId}@ainsathi`,
    sequence: earlier,
    stamp: hearing.createdAt,
    start: hearing.startsAt,
    end: endOf(hearing.startsAt),
    summary: `${sentenceIn(language, 'Hearing')}: ${hearing.court}`,
    location: [hearing.court, hearing.place].filter(Boolean).join(', '),
    description: descriptionOf(hearing, language),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (!isCancelled)
    for (const days of REMINDED_DAYS_BEFORE)
      event.createAlarm({ type: ICalAlarmType.display, triggerBefore: days * DAY_SECONDS });
  return calendar.toString();
}
