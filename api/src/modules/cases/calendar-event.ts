import type { Language } from '@ainsathi/contract/languages';
import ical, {
  ICalAlarmType,
  type ICalCalendarData,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { createRowLoader } from '../../graphql/request-loader';

/** How a calendar recognizes a changed event: the first of the rows that replaced one another, and how many came before. */
export interface Origin {
  id: string;
  firstId: string;
  earlier: number;
}

/** The first row of rows that replace one another, and the number of changes, by id. */
export const originsOf = (table: 'hearings' | 'appointments') =>
  createRowLoader('id', async ({ reader }, ids) =>
    reader.query<Origin[]>(
      `with recursive chain as (
         select id, id as first_id, replaces_id, 0 as earlier from ${table} where id = any($1::uuid[])
         union all
         select chain.id, replaced.id, replaced.replaces_id, chain.earlier + 1
         from chain join ${table} replaced on replaced.id = chain.replaces_id)
       select id, first_id as "firstId", earlier from chain where replaces_id is null`,
      [ids],
    ),
  );

export interface CalendarEvent {
  /** The same for all rows that replace one another. */
  id: string;
  /** Rises with each change. */
  sequence: number;
  stamp: Date;
  start: Date;
  end: Date;
  /** Of the whole day in which it starts. */
  allDay?: boolean;
  summary: string;
  location: string;
  description?: string;
  isCancelled: boolean;
  /** Seconds before the start. */
  alarms?: readonly number[];
}

/** Nobody reads this mailbox: calendar apps require an organizer, and only the organizer may cancel. */
const ORGANIZER = { name: 'AinSathi', email: 'no-reply@ainsathi.invalid' };

/** A hint to calendar apps: refresh every four hours. */
const REFRESH_SECONDS = 4 * 60 * 60;

function textOf(
  events: readonly CalendarEvent[],
  product: string,
  language: Language,
  data: ICalCalendarData,
): string {
  const prodId = { company: 'AinSathi', product, language: language.toUpperCase() };
  const calendar = ical({ prodId, ...data });
  for (const { id, isCancelled, alarms = [], ...event } of events) {
    const status = isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED;
    const created = calendar.createEvent({
      ...event,
      id: `${id}@ainsathi`,
      status,
      organizer: ORGANIZER,
    });
    if (!isCancelled)
      for (const triggerBefore of alarms) created.createAlarm({ type: ICalAlarmType.display, triggerBefore });
  }
  return calendar.toString();
}

/** In UTC. A changed event keeps its id with a higher sequence; the file of a cancelled event removes the entry. */
export function calendarFile(event: CalendarEvent, product: string, language: Language): string {
  return textOf([event], product, language, event.isCancelled ? { method: ICalCalendarMethod.CANCEL } : {});
}

export function calendarFeed(events: readonly CalendarEvent[], language: Language): string {
  return textOf(events, 'Calendar', language, { name: 'AinSathi', ttl: REFRESH_SECONDS });
}
