import { personName } from '@ainsathi/contract/languages';
import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../auth/role';
import { requireRole } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { conflict } from '../../errors/app-error';
import { iceServersFor } from '../../platform/ice-servers';
import { countAction } from '../../platform/rate-limits';
import { otherOf, type Participant } from '../appointments/standing-appointments';
import { requireTakenOn } from '../cases/case-rules.service';
import type { Case } from '../cases/case.entity';
import { lockCase } from '../cases/case.service';
import { NotificationKind } from '../notifications/notification.kinds';
import { settleNotificationsOf } from '../notifications/notification.service';
import { notify } from '../notifications/notify';
import { notifyNow } from '../notifications/notify-now';
import { Call } from './call.entity';
import type { JoinCallInput } from './call.inputs';
import { ABSENT, overAt, sidesOf } from './call.queries';
import { getCall } from './call.service';
import type { JoinCallPayload } from './call.types';
import { callKey, findLiveCall, publishCall } from './end-call';

const ANSWER_SECONDS = 90;

async function isInAnotherCall({ db, now }: RequestContext, caseId: string, accountId: string | null) {
  const rows = await db.query<unknown[]>(
    `select from calls call join cases legal_case on legal_case.id = call.case_id
     where call.ended_at is null and call.case_id <> $1 and not ${overAt('$3::timestamptz')}
       and (legal_case.client_id = $2 and call.client_seen_at > $3::timestamptz - ${ABSENT}
         or legal_case.lawyer_id = $2 and call.lawyer_seen_at > $3::timestamptz - ${ABSENT}) limit 1`,
    [caseId, accountId, now()],
  );
  return rows.length > 0;
}

/** From 10 minutes before its start to 30 minutes after its end. */
async function findOpenAppointment({ db, now }: RequestContext, caseId: string): Promise<string | null> {
  const rows = await db.query<{ id: string }[]>(
    `select id from appointments where case_id = $1 and mode = 'video' and state in ('agreed', 'past')
       and starts_at <= $2::timestamptz + interval '10 minutes' and ends_at > $2::timestamptz - interval '30 minutes'
     order by starts_at desc limit 1`,
    [caseId, now()],
  );
  return rows[0]?.id ?? null;
}

/** @throws AppError CONFLICT where the other person's account is locked, or, without an appointment, the other person is in another call. */
async function requireThere(tx: RequestContext, otherId: string | null, { id }: Case, rings: boolean) {
  const [other] = await tx.db.query<[{ name: string; nameBangla: string | null; isLocked: boolean }]>(
    `select account.name, profile.name_bangla as "nameBangla",
       exists (select from account_locks lock where lock.account_id = account.id) as "isLocked" from accounts account
     left join lawyer_profiles profile on profile.account_id = account.id where account.id = $1`,
    [otherId],
  );
  const name = personName(tx.language, other);
  if (other.isLocked) throw conflict(['{{name}} cannot be called now.', { name }]);
  if (rings && (await isInAnotherCall(tx, id, otherId)))
    throw conflict(['{{name}} is in another call. Please try again later.', { name }]);
}

/** Five minutes after an unanswered call, an hour after two within ten minutes. @throws AppError CONFLICT before. */
async function requirePause(tx: RequestContext, viewer: Participant, row: Case): Promise<void> {
  const [{ waitsAnHour, waits }] = await tx.db.query<[{ waitsAnHour: boolean; waits: boolean }]>(
    `select count(*) = 2 and max(created_at) - min(created_at) <= interval '10 minutes'
         and max(ended_at) > $3::timestamptz - interval '1 hour' as "waitsAnHour",
       max(ended_at) > $3::timestamptz - interval '5 minutes' as waits
     from (select created_at, ended_at from calls where case_id = $1 and started_by = $2 and answer_by is not null
       and created_at > coalesce((select max(connected_at) from calls where case_id = $1), '-infinity')
       order by created_at desc limit 2) ring`,
    [row.id, viewer.role, tx.now()],
  );
  if (waitsAnHour) throw conflict('You have called twice. Please wait an hour before you call again.');
  if (waits) throw conflict('You have just called. Please wait five minutes before you call again.');
}

/** A request to join, and the quota already counted. */
interface Entry {
  input: JoinCallInput;
  counted: 'calls' | 'callWindows' | null;
}

/** Creates the call of the open appointment, or an immediate call, and notifies the other side. Null until the quota is counted. */
async function beginCall(tx: RequestContext, viewer: Participant, row: Case, { input, counted }: Entry) {
  requireTakenOn(row);
  const appointmentId = await findOpenAppointment(tx, row.id);
  if (appointmentId === null && !input.call)
    throw conflict('There is no call now. You can call, or propose a time.');
  if (counted !== 'calls') return null;
  await requireThere(tx, otherOf(viewer, row), row, appointmentId === null);
  if (appointmentId === null) await requirePause(tx, viewer, row);
  const [id, now] = [uuidv7(), tx.now()];
  const { own, other } = sidesOf(viewer);
  await tx.db.insert(Call, {
    ...{ id, caseId: row.id, appointmentId, startedBy: viewer.role, createdAt: now },
    answerBy: appointmentId === null ? new Date(now.getTime() + ANSWER_SECONDS * 1000) : null,
    ...{ [`${own}Window`]: input.windowId, [`${own}SeenAt`]: now },
  });
  const facts = { caseId: row.id, subjectId: id, actorId: viewer.id, onceKey: callKey(id) };
  const isUnwanted = appointmentId === null && (row[`${other}CallsFrom`] ?? now) > now;
  await (isUnwanted ? notify : notifyNow)(tx, otherOf(viewer, row), NotificationKind.CALL_RECEIVED, facts);
  return id;
}

/** Joins a live call of a locked case; the new window replaces the viewer's previous window. Null if not counted yet. */
async function takePlace(
  tx: RequestContext,
  viewer: Participant,
  call: Call,
  { input: { windowId }, counted }: Entry,
) {
  const { id, appointmentId, startedBy } = call;
  const { own } = sidesOf(viewer);
  const replaced = call[`${own}Window`];
  if (replaced !== null && replaced !== windowId && counted !== 'callWindows') return null;
  const answers = appointmentId === null && startedBy !== viewer.role;
  await tx.db.query(
    `update calls set ${own}_window = $2, ${own}_seen_at = $3, version = version + 1,
       connected_at = case when $4 then coalesce(connected_at, $3) else connected_at end where id = $1`,
    [id, windowId, tx.now(), answers],
  );
  // Signals of the previous window are useless to the new window.
  if (replaced !== windowId) await tx.db.query('delete from call_signals where call_id = $1', [id]);
  if (startedBy !== viewer.role) await settleNotificationsOf(tx, id);
  return id;
}

/**
 * Joins or starts the call of a case. Which quota applies is known only with the case locked; it is counted after that
 * transaction, which would hold a connection while the counting waits for another.
 */
async function enter(context: RequestContext, viewer: Participant, entry: Entry): Promise<string> {
  const { id, counts } = await inTransaction(context, async (tx) => {
    const row = await lockCase(tx, viewer, entry.input.caseId);
    // Serializes concurrent calls of the same people from different cases.
    for (const person of [row.lawyerId, row.clientId])
      await tx.db.query(`select pg_advisory_xact_lock(hashtextextended('calls ' || $1, 0))`, [person]);
    if (await isInAnotherCall(tx, row.id, viewer.id))
      throw conflict('You are in another call. End it first.');
    const live = await findLiveCall(tx, row);
    const callId = await (live ? takePlace(tx, viewer, live, entry) : beginCall(tx, viewer, row, entry));
    if (callId !== null) await publishCall(tx, row, callId);
    return { id: callId, counts: live ? ('callWindows' as const) : ('calls' as const) };
  });
  if (id !== null) return id;
  await countAction(context, counts, viewer.id);
  return enter(context, viewer, { ...entry, counted: counts });
}

/**
 * Joins the live call of a case, also after the case is closed, starts the call of its open video appointment, or calls the
 * other person.
 * @throws AppError NOT_FOUND for other people's cases, CONFLICT without video calls, without a call to join or start in a case
 * that is taken on, and while either person is in another call; RATE_LIMITED.
 */
export async function joinCall(context: RequestContext, input: JoinCallInput): Promise<JoinCallPayload> {
  const viewer = requireRole(context, Role.USER, Role.LAWYER);
  const { calls } = context.platform.config;
  if (calls === null) throw conflict('Video calls are not set up here');
  const id = await enter(context, viewer, { input, counted: null });
  const iceServers = iceServersFor(calls, viewer.id, context.now());
  return { call: await getCall(context, viewer, id), iceServers, relayOnly: calls.relayOnly };
}
