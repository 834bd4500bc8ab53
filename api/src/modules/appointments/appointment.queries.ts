import { Role } from '../../auth/role';
import { requireRole, requireViewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { type ListQuery, selectPage } from '../../db/select-page';
import { selectList, shownColumns, withheld } from '../../db/shown-columns';
import type { Page, PageRequest } from '../../validation/page-request';
import { AGREEABLE } from '../cases/case.conditions';
import { visibleTo } from '../cases/case.policy';
import type { AppointmentType } from './appointment.types';

/** What admins do not see. */
const CONTENT = ['note', 'reason'];

const FIELDS = {
  ...shownColumns('appointment', 'id', 'caseId', 'state', 'mode', 'minutes', 'proposedBy', 'times'),
  ...shownColumns('appointment', 'startsAt', 'endsAt', 'answeredAt', 'replacesId', 'endedBy'),
  ...shownColumns('appointment', ...CONTENT),
  agreeable: AGREEABLE,
};

export const FROM_APPOINTMENTS =
  'appointments appointment join cases legal_case on legal_case.id = appointment.case_id';

/** The columns of appointments that the viewer may see; what others may not see is not even read. */
export function appointmentColumns(context: RequestContext): string {
  const isAdmin = requireViewer(context).role === Role.ADMIN;
  return selectList(isAdmin ? { ...FIELDS, ...withheld(CONTENT) } : FIELDS);
}

export const APPOINTMENTS: ListQuery = {
  from: FROM_APPOINTMENTS,
  key: 'appointment.id',
  fields: FIELDS,
  conversions: { times: (times) => (times as string[]).map((time) => new Date(time)) },
};

/** A page of what is agreed and not over in the viewer's cases, and of the proposals that wait for the viewer, soonest first. */
export async function listOwnAppointments(
  context: RequestContext,
  request: PageRequest,
): Promise<Page<AppointmentType>> {
  const viewer = requireRole(context, Role.USER, Role.LAWYER);
  const where = visibleTo(viewer).add(
    `appointment.state = 'agreed' and appointment.ends_at > ?1
      or appointment.state = 'proposed' and appointment.proposed_by <> ?2`,
    context.now(),
    viewer.role,
  );
  const order = 'coalesce(appointment.starts_at, appointment.times[1]), appointment.id';
  return selectPage<AppointmentType>(context.reader, APPOINTMENTS, where, order, request);
}
