import type { RequestContext } from '../../context';
import { conflict } from '../../errors/app-error';
import { CaseEventKind } from '../cases/case-event.entity';
import { record, touchRecord } from '../cases/case-event.service';
import type { Case } from '../cases/case.entity';
import type { CaseType } from '../cases/case.types';
import { NotificationKind } from '../notifications/notification.kinds';
import { type Appointment, AppointmentState } from './appointment.entity';
import { mayCancel, mayReportMissed } from './appointment.policy';
import {
  changeAppointment,
  endAppointment,
  notifyOther,
  type Participant,
  TIMES_HAVE_CHANGED,
} from './standing-appointments';

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

/** What becomes of an appointment. */
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

/**
 * The client or the lawyer of a case cancels what is agreed and not over, declines a proposal or takes it back, or says that
 * an appointment did not take place. Ending what one has ended so answers the same.
 * @throws AppError NOT_FOUND for other people's cases, CONFLICT for what was answered, replaced or is over; RATE_LIMITED.
 */
export async function closeAppointment(context: RequestContext, id: string, change: End): Promise<CaseType> {
  return changeAppointment(context, id, async (tx, viewer, row, appointment) => {
    const isRepeated = appointment.state === change.state && appointment.endedBy === viewer.role;
    if (!isRepeated) await end(tx, viewer, row, appointment, change);
  });
}
