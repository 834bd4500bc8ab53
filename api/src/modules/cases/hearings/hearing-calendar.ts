import type { Language } from '@ainsathi/contract/languages';
import ical from 'ical-generator';
import { sentenceIn } from '../../../i18n/sentences';
import { calendarText, type Origin, productOf } from '../calendar-event';
import { HearingState } from './hearing.entity';
import type { HearingType } from './hearing.types';

const DAY_SECONDS = 24 * 60 * 60;
const REMINDED_DAYS_BEFORE = [3, 1];
/** Courts say when a hearing begins alone; calendars drop what has no length. */
const LENGTH_MILLISECONDS = 60 * 60_000;

/** Calendar apps that heed it read a feed every four hours. */
const REFRESH_SECONDS = 4 * 60 * 60;

const endOf = (start: Date): Date => new Date(start.getTime() + LENGTH_MILLISECONDS);

function descriptionOf(
  { purpose, bring }: Pick<HearingType, 'purpose' | 'bring'>,
  language: Language,
): string {
  const broughtAlong = bring && `${sentenceIn(language, 'Bring')}: ${bring}`;
  return [purpose, broughtAlong].filter(Boolean).join('\n');
}

/**
 * Hearings of an hour each as one iCalendar text that says when and where, not why: others look at calendars too.
 * @param host names the organizer's address, which calendar apps ask for and nobody writes to.
 */
export function feedCalendar(hearings: readonly HearingType[], language: Language, host: string): string {
  const calendar = ical({ name: 'AinSathi', prodId: productOf(language, 'Hearings'), ttl: REFRESH_SECONDS });
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
 * A hearing of an hour as an iCalendar text, with alarms 3 days and 1 day before.
 * @param client the client's name for the lawyer, who may have several hearings a day; null for others.
 */
export function hearingCalendar(
  { state, createdAt: stamp, startsAt: start, court, place, ...hearing }: HearingType,
  { firstId, earlier: sequence }: Origin,
  client: string | null,
  language: Language,
): string {
  const event = {
    ...({
      product: 'Hearings',
      id: `hearing-${firstId}`,
      sequence,
      stamp,
      start,
      end: endOf(start),
    } as const),
    summary: `${sentenceIn(language, 'Hearing')}: ${[client, court].filter(Boolean).join(', ')}`,
    location: [court, place].filter(Boolean).join(', '),
    description: descriptionOf(hearing, language),
    isCancelled: state === HearingState.CANCELLED,
    alarms: REMINDED_DAYS_BEFORE.map((days) => days * DAY_SECONDS),
  };
  return calendarText(event, language);
}
