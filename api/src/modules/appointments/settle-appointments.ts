import { isAgreeable } from '../cases/case-acts.policy';
import { AGREEABLE } from '../cases/case.conditions';
import { CaseEventKind } from '../cases/events/case-event.entity';
import { record } from '../cases/events/case-event.service';
import { Case } from '../cases/case.entity';
import { type WorkPlatform, workOnRow } from '../notifications/work-on-row';
import { NotificationKind } from '../notifications/notification.kinds';
import { notify, type NotifyContext } from '../notifications/notify';
import { type Appointment, AppointmentState } from './appointment.entity';
import { FROM_APPOINTMENTS } from './appointment.queries';
import { endAppointment, readStanding } from './standing-appointments';

/** Cases with an appointment that is over, expired proposals, or an appointment that is no longer possible. */
const DUE = `
  select distinct appointment.case_id as "caseId" from ${FROM_APPOINTMENTS}
  where appointment.state in ('proposed', 'agreed') and (appointment.ends_at <= $1 or not ${AGREEABLE}
    or appointment.state = 'proposed' and $1 >= all (appointment.times))
  limit 500`;

/** Cancels an appointment that the case no longer allows, and notifies both people. */
async function cancel(tx: NotifyContext, row: Case, appointment: Appointment): Promise<void> {
  const { id: subjectId, caseId, startsAt } = appointment;
  await endAppointment(tx, appointment, { state: AppointmentState.CANCELLED });
  const nobody = { id: null, role: null };
  if (startsAt) await record(tx, nobody, { caseId, kind: CaseEventKind.APPOINTMENT_CANCELLED, subjectId });
  const about = { caseId, subjectId, ...(startsAt ? { at: startsAt } : {}) };
  for (const person of [row.clientId, row.lawyerId])
    await notify(tx, person, NotificationKind.APPOINTMENT_CANCELLED, about);
}

async function settle(tx: NotifyContext, row: Case): Promise<void> {
  const { agreed, proposed } = await readStanding(tx, row.id);
  if (!isAgreeable(row)) {
    if (agreed) await cancel(tx, row, agreed);
    if (proposed) await cancel(tx, row, proposed);
  } else if (proposed?.times.every((time) => time <= tx.now()))
    await endAppointment(tx, proposed, { state: AppointmentState.CANCELLED });
}

/** Marks appointments as past or cancelled. Idempotent. */
export async function settleAppointments(platform: WorkPlatform, now = new Date()): Promise<void> {
  const due = await platform.dataSource.query<{ caseId: string }[]>(DUE, [now]);
  for (const { caseId } of due) await workOnRow(platform, Case, { id: caseId }, now, settle);
}
