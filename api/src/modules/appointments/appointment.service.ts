import { appointmentLimits } from '@ainsathi/contract/limits';
import { v7 as uuidv7 } from 'uuid';
import { requireCounted } from '../../auth/viewer';
import { Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { AppError, conflict, invalidInput } from '../../errors/app-error';
import { digestOfInput, requireSameInput } from '../../platform/client-keys';
import { Account } from '../accounts/account.entity';
import { CaseEventKind } from '../cases/events/case-event.entity';
import { record, touchRecord } from '../cases/events/case-event.service';
import { requireTakenOn } from '../cases/case-rules.service';
import type { Case } from '../cases/case.entity';
import { getCase, lockCase } from '../cases/case.service';
import type { CaseType } from '../cases/case.types';
import { NotificationKind } from '../notifications/notification.kinds';
import { settleNotificationsOf } from '../notifications/notification.service';
import { Appointment, AppointmentMode, AppointmentState } from './appointment.entity';
import type { ProposeAppointmentInput } from './appointment.inputs';
import { mayCancel, mayReportMissed } from './appointment.policy';
import {
  changeAppointment,
  endAppointment,
  notifyOther,
  type Participant,
  readStanding,
  TIMES_HAVE_CHANGED,
} from './standing-appointments';

const MINUTE = 60_000;
const TIME_IS_OVER = 'This time is over';

/** The sorted times. @throws AppError BAD_USER_INPUT for a time that is repeated, too near or too far. */
function requireTimes({ now }: RequestContext, { times }: ProposeAppointmentInput): Date[] {
  const inOrder = [...times].sort((one, other) => one.getTime() - other.getTime());
  if (new Set(inOrder.map((time) => time.getTime())).size < times.length)
    throw invalidInput({ field: 'times', message: 'Propose different times' });
  const minutesAhead = (time: Date) => (time.getTime() - now().getTime()) / MINUTE;
  const { minutesAhead: least, daysAhead } = appointmentLimits;
  if (inOrder.some((time) => minutesAhead(time) < least || minutesAhead(time) > daysAhead * 24 * 60))
    throw invalidInput({ field: 'times', message: 'A time is 30 minutes to 90 days ahead' });
  return inOrder;
}

/** @throws AppError BAD_USER_INPUT for video without calls, and for the phone of a client without a number. */
async function requireWay(
  tx: RequestContext,
  proposer: Participant,
  mode: AppointmentMode,
  { clientId }: Case,
): Promise<void> {
  if (mode === AppointmentMode.VIDEO && tx.platform.config.calls === null)
    throw invalidInput({ field: 'mode', message: 'Video calls are not set up here' });
  if (mode !== AppointmentMode.PHONE || clientId === null) return;
  const client = await tx.db.findOneBy(Account, { id: clientId });
  if (client?.phone) return;
  const isOwn = proposer.id === clientId;
  const message = isOwn
    ? 'Add your phone number to your profile first'
    : 'The client has given no phone number';
  throw invalidInput({ field: 'mode', message });
}

type WantedTimes = Pick<Appointment, 'times' | 'minutes'>;

/** Whether one of these people has another agreed appointment at one of the times. */
async function isBusy(
  { db }: RequestContext,
  people: readonly (string | null)[],
  { times, minutes }: WantedTimes,
  moved?: Appointment,
): Promise<boolean> {
  const rows = await db.query<unknown[]>(
    `select from appointments where (client_id = any($1) or lawyer_id = any($1)) and state = 'agreed'
       and id is distinct from $2 and exists (select from unnest($3::timestamptz[]) time
         where tstzrange(time, time + make_interval(mins => $4)) && tstzrange(starts_at, ends_at)) limit 1`,
    [people, moved?.id ?? null, times, minutes],
  );
  return rows.length > 0;
}

async function propose(tx: RequestContext, proposer: Participant, row: Case, input: ProposeAppointmentInput) {
  requireTakenOn(row);
  const times = requireTimes(tx, input);
  const { mode, minutes, note = null, clientKey, insteadOfId = null } = input;
  await requireWay(tx, proposer, mode, row);
  const { id: caseId, clientId, lawyerId } = row;
  const { agreed, proposed } = await readStanding(tx, caseId);
  if (((proposed ?? agreed)?.id ?? null) !== insteadOfId) throw conflict(TIMES_HAVE_CHANGED);
  if (await isBusy(tx, [proposer.id], input, agreed))
    throw invalidInput({ field: 'times', message: 'You have another appointment at this time' });
  if (proposed) await endAppointment(tx, proposed, { state: AppointmentState.REPLACED });
  const appointment = {
    ...{ id: uuidv7(), caseId, clientId, lawyerId, replacesId: agreed?.id ?? null },
    ...{ clientKey, keyDigest: digestOfInput(tx, input) },
    ...{ proposedBy: proposer.role, mode, minutes, times, note, startsAt: null },
    ...{ state: AppointmentState.PROPOSED, createdAt: tx.now() },
  };
  await tx.db.insert(Appointment, appointment);
  await touchRecord(tx, caseId, proposer);
  await notifyOther(tx, proposer, row, NotificationKind.APPOINTMENT_PROPOSED, appointment);
}

/**
 * A participant proposes one to three times, in place of an open proposal; beside an agreed appointment, the proposal is to
 * move it. A repeat with the same key has no further effect.
 * @throws AppError NOT_FOUND for other people's cases, BAD_USER_INPUT for times that are too near, too far or taken and for an
 * unavailable way, CONFLICT where the case is not taken on, closed or has another proposal; RATE_LIMITED.
 */
export async function proposeAppointment(
  context: RequestContext,
  input: ProposeAppointmentInput,
): Promise<CaseType> {
  const proposer = await requireCounted(context, 'appointments', Role.USER, Role.LAWYER);
  return inTransaction(context, async (tx) => {
    const row = await lockCase(tx, proposer, input.caseId);
    const sent = { caseId: row.id, proposedBy: proposer.role, clientKey: input.clientKey };
    const earlier = await tx.db.findOneBy(Appointment, sent);
    if (earlier) requireSameInput(earlier.keyDigest, digestOfInput(tx, input));
    else await propose(tx, proposer, row, input);
    return getCase(tx, proposer, row.id);
  });
}

/** Serialized for each person: racing into the exclusion constraint could deadlock. @throws AppError CONFLICT if taken. */
async function takeFreeTime(tx: RequestContext, row: Case, wanted: WantedTimes, moved?: Appointment) {
  const people = [row.lawyerId, row.clientId];
  const requireFree = async () => {
    if (await isBusy(tx, people, wanted, moved))
      throw conflict('This time has just been taken. Please choose another.');
  };
  // Checked before the locks too, so that most losers of a race fail without waiting.
  await requireFree();
  // First the lawyer, then the client, to avoid deadlocks.
  for (const id of people)
    await tx.db.query(`select pg_advisory_xact_lock(hashtextextended('appointments ' || $1, 0))`, [id]);
  await requireFree();
}

/**
 * The other participant accepts a proposed time; this replaces an agreed appointment and notifies the proposer. Accepting the
 * agreed time again has no effect.
 * @throws AppError NOT_FOUND for other people's cases, FORBIDDEN for one's own proposal, CONFLICT for a time that is over,
 * taken or no longer proposed, and where the case is not taken on or closed; RATE_LIMITED.
 */
export async function acceptAppointment(
  context: RequestContext,
  id: string,
  startsAt: Date,
): Promise<CaseType> {
  return changeAppointment(context, id, async (tx, viewer, row, { state, minutes, ...proposal }) => {
    const isChosen = (time: Date | null) => time?.getTime() === startsAt.getTime();
    if (proposal.proposedBy === viewer.role) throw new AppError('FORBIDDEN');
    if (state === AppointmentState.AGREED && isChosen(proposal.startsAt)) return;
    if (state !== AppointmentState.PROPOSED || !proposal.times.some(isChosen))
      throw conflict(TIMES_HAVE_CHANGED);
    requireTakenOn(row);
    if (startsAt <= tx.now()) throw conflict(TIME_IS_OVER);
    const { id: caseId } = row;
    const { agreed } = await readStanding(tx, caseId);
    await takeFreeTime(tx, row, { times: [startsAt], minutes }, agreed);
    if (agreed) await endAppointment(tx, agreed, { state: AppointmentState.REPLACED });
    const endsAt = new Date(startsAt.getTime() + minutes * MINUTE);
    const chosen = { startsAt, endsAt, answeredAt: tx.now(), replacesId: agreed?.id ?? null };
    await tx.db.update(Appointment, { id }, { state: AppointmentState.AGREED, ...chosen });
    await settleNotificationsOf(tx, id);
    await record(tx, viewer, { caseId, kind: CaseEventKind.APPOINTMENT_AGREED, subjectId: id });
    await notifyOther(tx, viewer, row, NotificationKind.APPOINTMENT_AGREED, { id, caseId, startsAt });
  });
}

/** Who may end it so, and the name in the history and the notifications. */
const ENDS = {
  [AppointmentState.CANCELLED]: { may: mayCancel, name: 'APPOINTMENT_CANCELLED' },
  [AppointmentState.MISSED]: { may: mayReportMissed, name: 'APPOINTMENT_MISSED' },
} as const;

/**
 * A participant cancels an agreed appointment, declines or withdraws a proposal, or reports a missed appointment. An agreed
 * appointment leaves an event. Repeating one's own act has no effect. @throws AppError NOT_FOUND for other people's cases,
 * CONFLICT for an appointment that was answered, replaced or is over; RATE_LIMITED.
 */
export async function closeAppointment(
  context: RequestContext,
  id: string,
  state: keyof typeof ENDS,
  reason: string | null = null,
): Promise<CaseType> {
  const { may, name } = ENDS[state];
  return changeAppointment(context, id, async (tx, viewer, row, appointment) => {
    if (appointment.state === state && appointment.endedBy === viewer.role) return;
    const isOver = appointment.endsAt !== null && appointment.endsAt <= tx.now();
    if (!may(appointment, tx.now())) throw conflict(isOver ? TIME_IS_OVER : TIMES_HAVE_CHANGED);
    await endAppointment(tx, appointment, { state, reason, endedBy: viewer.role });
    const event = { caseId: row.id, kind: CaseEventKind[name], subjectId: id };
    if (appointment.startsAt) await record(tx, viewer, event);
    else await touchRecord(tx, row.id, viewer);
    await notifyOther(tx, viewer, row, NotificationKind[name], appointment);
  });
}
