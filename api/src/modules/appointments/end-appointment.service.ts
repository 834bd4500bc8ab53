import { Role } from '../../auth/role';
import { requireRole } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { conflict } from '../../errors/app-error';
import { countAction } from '../../platform/rate-limits';
import { CaseEventKind } from '../cases/case-event.entity';
import { record, touchRecord } from '../cases/case-event.service';
import type { Case } from '../cases/case.entity';
import { getCase, lockCaseOf } from '../cases/case.service';
import type { CaseType } from '../cases/case.types';
import { NotificationKind } from '../notifications/notification.kinds';
import { Appointment, AppointmentState } from './appointment.entity';
import { mayCancel, mayReportMissed } from './appointment.policy';
import { endAppointment, notifyOther, type Participant, TIMES_HAVE_CHANGED } from './standing-appointments';

const ENDS = {
  [AppointmentState.CANCELLED]: {
    may: mayCancel,
    event: CaseEventKind.APPOINTMENT_CANCELLED,
    notification: NotificationKind.APPOINTMENT_CANCELLED,
  },
  [AppointmentState.MISSED]: {
    may: mayReportMissed,
    event: CaseEventKind.APPOINTMENT_MISSED,
    notification: NotificationKind.APPOINTMENT_MISSED,
  },
};

type End = Pick<Appointment, 'reason'> & { state: keyof typeof ENDS };

/** Ends an appointment of a locked case; what was agreed leaves an event. @throws AppError CONFLICT. */
async function end(
  tx: RequestContext,
  viewer: Participant,
  row: Case,
  appointment: Appointment,
  { state, reason }: End,
): Promise<void> {
  const { may, event, notification } = ENDS[state];
  if (!may(appointment, tx.now())) throw conflict(TIMES_HAVE_CHANGED);
  await endAppointment(tx, appointment, { state, reason, endedBy: viewer.role });
  const { id, caseId, startsAt } = appointment;
  if (startsAt) await record(tx, viewer, { caseId, kind: event, subjectId: id });
  else await touchRecord(tx, caseId, viewer);
  await notifyOther(tx, viewer, row, notification, appointment);
}

/** Ends an appointment of the viewer's case once: one that the viewer has ended so answers the same. */
async function endOnce(context: RequestContext, id: string, change: End): Promise<CaseType> {
  const viewer = requireRole(context, Role.USER, Role.LAWYER);
  await countAction(context, 'appointments', viewer.id);
  return inTransaction(context, async (tx) => {
    const { row, thing } = await lockCaseOf(tx, viewer, Appointment, id, 'Appointment');
    if (thing.state !== change.state || thing.endedBy !== viewer.role)
      await end(tx, viewer, row, thing, change);
    return getCase(tx, viewer, row.id);
  });
}

/**
 * The client or the lawyer of a case cancels what is agreed and not over, or declines a proposal or takes it back.
 * @throws AppError NOT_FOUND for other people's cases, CONFLICT for what was answered, replaced or is over; RATE_LIMITED.
 */
export async function cancelAppointment(
  context: RequestContext,
  id: string,
  reason: string | null,
): Promise<CaseType> {
  return endOnce(context, id, { state: AppointmentState.CANCELLED, reason });
}

/** The client or the lawyer of a case says that an appointment did not take place. @throws AppError as `cancelAppointment`. */
export async function reportMissedAppointment(context: RequestContext, id: string): Promise<CaseType> {
  return endOnce(context, id, { state: AppointmentState.MISSED, reason: null });
}
