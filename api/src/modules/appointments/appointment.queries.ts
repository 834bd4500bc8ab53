import { Role } from '../../auth/role';
import { requireRole, requireViewer, type Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { columnsOf, fieldsOf } from '../../db/columns';
import { type ListQuery, selectAll, selectPage } from '../../db/select-page';
import { createListLoader, createRowLoader } from '../../graphql/request-loader';
import type { Page, PageRequest } from '../../validation/page-request';
import { originsOf } from '../cases/calendar-event';
import { AGREEABLE } from '../cases/case.conditions';
import { visibleTo } from '../cases/case.policy';
import { Appointment } from './appointment.entity';

export const FROM_APPOINTMENTS =
  'appointments appointment join cases legal_case on legal_case.id = appointment.case_id';

function appointmentColumns(context: RequestContext): string {
  return `${columnsOf(Appointment, 'appointment', requireViewer(context).role)}, ${AGREEABLE} as agreeable`;
}

export const APPOINTMENTS: ListQuery = {
  from: FROM_APPOINTMENTS,
  key: 'appointment.id',
  fields: { ...fieldsOf(Appointment, 'appointment', null), agreeable: AGREEABLE },
  conversions: { times: (times) => (times as string[]).map((time) => new Date(time)) },
};

/** The agreed appointments that are not over, and the proposals that the viewer can answer, soonest first. */
export async function listOwnAppointments(
  context: RequestContext,
  request: PageRequest,
): Promise<Page<Appointment>> {
  const viewer = requireRole(context, Role.USER, Role.LAWYER);
  const where = visibleTo(viewer).add(
    `appointment.state = 'agreed' and appointment.ends_at > ?1
      or appointment.state = 'proposed' and appointment.proposed_by <> ?2`,
    context.now(),
    viewer.role,
  );
  const order = 'coalesce(appointment.starts_at, appointment.times[1]), appointment.id';
  return selectPage<Appointment>(context.reader, APPOINTMENTS, where, order, request);
}

/** The agreed appointments that begin in a time of a lawyer's day, soonest first, at most 200. */
export async function listAppointmentsBetween(
  { reader }: RequestContext,
  lawyer: Viewer,
  from: Date,
  until: Date,
): Promise<Appointment[]> {
  const where = visibleTo(lawyer).add(
    `appointment.state in ('agreed', 'past') and appointment.starts_at >= ?1 and appointment.starts_at < ?2`,
    from,
    until,
  );
  return selectAll<Appointment>(reader, APPOINTMENTS, where, 'order by appointment.starts_at limit 200');
}

export const appointmentsById = createRowLoader('id', async (context, ids) =>
  context.reader.query<Appointment[]>(
    `select ${appointmentColumns(context)} from ${FROM_APPOINTMENTS} where appointment.id = any($1::uuid[])`,
    [ids],
  ),
);

/** The agreed appointment that is not over, and the open proposal of cases, for all cases of a list in one statement. */
export const standingAppointments = createListLoader('caseId', async (context, caseIds) =>
  context.reader.query<Appointment[]>(
    `select ${appointmentColumns(context)} from ${FROM_APPOINTMENTS}
     where appointment.case_id = any($1::uuid[])
       and (appointment.state = 'proposed' or appointment.state = 'agreed' and appointment.ends_at > $2)`,
    [caseIds, context.now()],
  ),
);

export const originsOfAppointments = originsOf('appointments');
