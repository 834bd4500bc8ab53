import type { Language } from '@ainsathi/contract/languages';
import type { RequestContext } from '../../context';
import { type ListQuery, selectAll, WhereClause } from '../../db/select-page';
import type { CalendarEvent } from '../cases/calendar-event';
import { HAS_HEARINGS } from '../cases/case.conditions';
import { hearingEvent } from '../cases/hearings/hearing-calendar';
import { HEARINGS, originsOfHearings } from '../cases/hearings/hearing.queries';
import type { Hearing } from '../cases/hearings/hearing.entity';
import { appointmentEvent } from './appointment-calendar';
import { APPOINTMENTS, originsOfAppointments } from './appointment.queries';
import type { Appointment } from './appointment.entity';

/** More than anybody needs; calendar apps read the whole feed each time. */
const MOST_OF_A_KIND = 500;
const RECENT = `now() - interval '30 days'`;

const HEARINGS_SHOWN = `not exists (select from hearings later where later.replaces_id = hearing.id) and (
  hearing.state = 'set' and ${HAS_HEARINGS} and hearing.starts_at > ${RECENT}
  or hearing.state = 'cancelled' and hearing.created_at > ${RECENT})`;

const APPOINTMENTS_SHOWN = `
  appointment.state in ('agreed', 'past') and legal_case.closed_at is null and appointment.starts_at > ${RECENT}
  or appointment.state = 'cancelled' and appointment.starts_at is not null and exists (
    select from case_events event where event.case_id = appointment.case_id and event.subject_id = appointment.id
      and event.kind = 'appointment-cancelled' and event.created_at > ${RECENT})`;

async function rowsOf<Row>(
  { reader }: RequestContext,
  accountId: string,
  list: ListQuery,
  shown: string,
): Promise<Row[]> {
  const where = new WhereClause()
    .add('legal_case.client_id = ?1 or legal_case.lawyer_id = ?1', accountId)
    .add(shown);
  return selectAll<Row>(reader, list, where, `order by starts_at limit ${MOST_OF_A_KIND}`);
}

/** Since 30 days ago; with cancelled events, so that calendars with an imported file drop them. */
export async function feedEvents(
  context: RequestContext,
  accountId: string,
  language: Language,
): Promise<CalendarEvent[]> {
  const hearings = await rowsOf<Hearing>(context, accountId, HEARINGS, HEARINGS_SHOWN);
  const appointments = await rowsOf<Appointment>(context, accountId, APPOINTMENTS, APPOINTMENTS_SHOWN);
  const events = await Promise.all([
    ...hearings.map(async (hearing) => {
      const origin = await originsOfHearings(context).load(hearing.id);
      return origin && hearingEvent(hearing, origin, language);
    }),
    ...appointments.map(async (appointment) => {
      const origin = await originsOfAppointments(context).load(appointment.id);
      return origin && appointmentEvent(appointment, origin, language);
    }),
  ]);
  return events.filter((event) => event !== null);
}
