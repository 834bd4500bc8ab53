import type { Language } from '@ainsathi/contract/languages';
import ical, { ICalAlarmType, ICalEventStatus } from 'ical-generator';
import { createRequestLoader } from '../../graphql/request-loader';

/** By what a calendar finds an event again after a change: the first of those that replaced one another, and how many there were before. */
export interface Origin {
  firstId: string;
  earlier: number;
}

/** From which row others have come that replace one another, and after how many changes, by their ids. */
export const originsOf = (table: 'hearings' | 'appointments') =>
  createRequestLoader<Origin | null>(
    async ({ reader }, ids) => {
      const rows: (Origin & { id: string })[] = await reader.query(
        `with recursive chain as (
           select id, id as first_id, replaces_id, 0 as earlier from ${table} where id = any($1::uuid[])
           union all
           select chain.id, replaced.id, replaced.replaces_id, chain.earlier + 1
           from chain join ${table} replaced on replaced.id = chain.replaces_id)
         select id, first_id as "firstId", earlier from chain where replaces_id is null`,
        [ids],
      );
      return new Map(rows.map(({ id, ...origin }) => [id, origin]));
    },
    () => null,
  );

export const productOf = (language: Language, product: string) => ({
  company: 'AinSathi',
  product,
  language: language.toUpperCase(),
});

interface CalendarEvent {
  product: 'Hearings' | 'Appointments';
  /** The same for all that replace one another. */
  id: string;
  /** Rises with each change. */
  sequence: number;
  stamp: Date;
  start: Date;
  end: Date;
  summary: string;
  location?: string;
  description?: string;
  isCancelled: boolean;
  /** How many seconds before there is an alarm. */
  alarms: readonly number[];
}

/**
 * An event as an iCalendar text, in UTC. A moved or cancelled one is the same entry of the calendar with a higher sequence.
 * It has no METHOD, which would need an organizer.
 */
export function calendarText(
  { product, isCancelled, alarms, id, ...event }: CalendarEvent,
  language: Language,
): string {
  const calendar = ical({ prodId: productOf(language, product) });
  const status = isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED;
  const created = calendar.createEvent({ ...event, id: `${id}@ainsathi`, status });
  if (!isCancelled)
    for (const triggerBefore of alarms) created.createAlarm({ type: ICalAlarmType.display, triggerBefore });
  return calendar.toString();
}
