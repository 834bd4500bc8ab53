import { In } from 'typeorm';
import { requireCounted, type Viewer } from '../../auth/viewer';
import { Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { touchRecord } from '../cases/events/case-event.service';
import type { Case } from '../cases/case.entity';
import { getCase, lockCaseOf } from '../cases/case.service';
import type { CaseType } from '../cases/case.types';
import type { NotificationKind } from '../notifications/notification.kinds';
import { settleNotificationsOf } from '../notifications/notification.service';
import { notify, type NotifyContext } from '../notifications/notify';
import { Appointment, AppointmentState, type Side } from './appointment.entity';

export type Participant = Viewer<Side>;

export const TIMES_HAVE_CHANGED = 'The times have changed. Please look at the case again.';

/** Runs in the caller's transaction, which has locked the case; related notifications become read. */
export async function endAppointment(
  tx: NotifyContext,
  { id, caseId }: Pick<Appointment, 'id' | 'caseId'>,
  change: Pick<Appointment, 'state'> & Partial<Pick<Appointment, 'endedBy' | 'reason'>>,
): Promise<void> {
  await tx.db.update(Appointment, { id }, change);
  await settleNotificationsOf(tx, id);
  await touchRecord(tx, caseId);
}

/** The agreed appointment and the open proposal of a locked case. Marks an agreed appointment that is over as past. */
export async function readStanding(tx: NotifyContext, caseId: string) {
  const { AGREED, PAST, PROPOSED } = AppointmentState;
  const rows = await tx.db.findBy(Appointment, { caseId, state: In([AGREED, PROPOSED]) });
  const agreed = rows.find(({ state }) => state === AGREED);
  const proposed = rows.find(({ state }) => state === PROPOSED);
  if (!agreed?.endsAt || agreed.endsAt > tx.now()) return { agreed, proposed };
  await endAppointment(tx, agreed, { state: PAST });
  return { agreed: undefined, proposed };
}

export function otherOf({ role }: Participant, { clientId, lawyerId }: Case): string | null {
  return role === Role.LAWYER ? clientId : lawyerId;
}

export async function notifyOther(
  tx: NotifyContext,
  viewer: Participant,
  row: Case,
  kind: NotificationKind,
  { id, caseId, startsAt }: Pick<Appointment, 'id' | 'caseId' | 'startsAt'>,
): Promise<void> {
  const about = { caseId, subjectId: id, actorId: viewer.id, ...(startsAt ? { at: startsAt } : {}) };
  await notify(tx, otherOf(viewer, row), kind, about);
}

/** Changes an appointment of the viewer's case, which it locks. Returns the changed case. @throws AppError NOT_FOUND, RATE_LIMITED. */
export async function changeAppointment(
  context: RequestContext,
  id: string,
  change: (tx: RequestContext, viewer: Participant, row: Case, appointment: Appointment) => Promise<void>,
): Promise<CaseType> {
  const viewer = await requireCounted(context, 'appointments', Role.USER, Role.LAWYER);
  return inTransaction(context, async (tx) => {
    const { row, thing } = await lockCaseOf(tx, viewer, Appointment, id, 'Appointment');
    await change(tx, viewer, row, thing);
    return getCase(tx, viewer, row.id);
  });
}
