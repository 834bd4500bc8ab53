import type { Repeater } from '@graphql-yoga/subscription';
import { Role } from '../../auth/role';
import { requireRole, type Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { conflict, found } from '../../errors/app-error';
import { callChannel, personChannel, publishAfterCommit } from '../../platform/live/live';
import { streamOf } from '../../platform/live/stream';
import { lockCase, lockCaseOf } from '../cases/case.service';
import { touchNotification } from '../notifications/notify-now';
import { Call } from './call.entity';
import type { CallSignalInput } from './call.inputs';
import { ABSENT, findCall, isDeserted, sidesOf } from './call.queries';
import { type CallChange, type CallSignalType, CallState, type CallType } from './call.types';
import { callKey, endLiveCall, findLiveCall, publishCall } from './end-call';

/** The delay that a lost notice of a change causes. */
const EVERY_MILLISECONDS = 5_000;
const MOST_SIGNALS = 20;

/** @throws AppError NOT_FOUND, also for other people's calls. */
export async function getCall(context: RequestContext, viewer: Viewer, id: string): Promise<CallType> {
  return found(await findCall(context, viewer, id), 'Call');
}

/** Mutes a case's calls for the viewer until the next 7:00 in Dhaka. The call does not end, because the caller must not notice. */
async function refuseCalls(tx: RequestContext, viewer: Viewer, { id, caseId }: Call): Promise<void> {
  await tx.db.query(
    `update cases set ${sidesOf(viewer).own}_calls_from =
       date_trunc('day', $2::timestamptz + interval '17 hours', 'Asia/Dhaka') + interval '7 hours' where id = $1`,
    [caseId, tx.now()],
  );
  await touchNotification(tx, callKey(id));
  await publishAfterCommit(tx, personChannel(viewer.id));
}

/** For both, or mutes calls until the morning without ending it. Idempotent. @throws AppError NOT_FOUND. */
export async function endCall(
  context: RequestContext,
  id: string,
  noCallsUntilMorning: boolean,
): Promise<CallType> {
  const viewer = requireRole(context, Role.USER, Role.LAWYER);
  return inTransaction(context, async (tx) => {
    const { row, thing } = await lockCaseOf(tx, viewer, Call, id, 'Call');
    if (noCallsUntilMorning) await refuseCalls(tx, viewer, thing);
    else if (thing.endedAt === null) await endLiveCall(tx, row, thing);
    return getCall(tx, viewer, id);
  });
}

/** The lawyer admits the client, who waits for an appointment. @throws AppError NOT_FOUND, CONFLICT while the client is absent. */
export async function admitToCall(context: RequestContext, id: string): Promise<CallType> {
  const lawyer = requireRole(context, Role.LAWYER);
  return inTransaction(context, async (tx) => {
    const { row, thing } = await lockCaseOf(tx, lawyer, Call, id, 'Call');
    const [changed] = await tx.db.query<[unknown[], number]>(
      `update calls set connected_at = coalesce(connected_at, $2), version = version + 1
       where id = $1 and ended_at is null and lawyer_window is not null
         and client_seen_at > $2::timestamptz - ${ABSENT} returning id`,
      [thing.id, tx.now()],
    );
    if (changed.length === 0) throw conflict('Your client is not here yet');
    await publishCall(tx, row, thing.id);
    return getCall(tx, lawyer, thing.id);
  });
}

/**
 * The call, with the next signals for a window of the viewer. Marks the window as seen, unless both people are gone, and ends a
 * call that is over. Reads the call before the signals, so that no signal is older than the returned windows.
 * @throws AppError NOT_FOUND for other people's calls.
 */
export async function lookAtCall(context: RequestContext, id: string, windowId: string, after: number) {
  const viewer = requireRole(context, Role.USER, Role.LAWYER);
  const found = await getCall(context, viewer, id);
  const { own } = sidesOf(viewer);
  if (found.windowId === windowId)
    await context.db.query(
      `update calls set ${own}_seen_at = $3 where id = $1 and ${own}_window = $2 and ended_at is null
         and ${own}_seen_at < $3::timestamptz - interval '10 seconds' and not ${isDeserted('$3::timestamptz')}`,
      [id, windowId, context.now()],
    );
  if (found.isOver)
    await inTransaction(context, async (tx) => findLiveCall(tx, await lockCase(tx, viewer, found.caseId)));
  const call = found.isOver ? await getCall(context, viewer, id) : found;
  if (call.windowId !== windowId) return { call, signals: [] };
  const signals = await context.db.query<CallSignalType[]>(
    `select sequence, payload from call_signals where call_id = $1 and recipient_window = $2 and sequence > $3
     order by sequence limit ${MOST_SIGNALS}`,
    [id, windowId, after],
  );
  return { call, signals };
}

/** The row lock keeps the sequence. @throws AppError NOT_FOUND, CONFLICT for unconnected calls and replaced windows. */
export async function sendCallSignal(
  context: RequestContext,
  { id, windowId, toWindowId, payload }: CallSignalInput,
): Promise<number> {
  const viewer = requireRole(context, Role.USER, Role.LAWYER);
  await getCall(context, viewer, id);
  const { own, other } = sidesOf(viewer);
  const [signal] = await context.db.query<{ sequence: number }[]>(
    `with sender as (
       update calls set last_signal = last_signal + 1, version = version + 1
       where id = $1 and connected_at is not null and ended_at is null and ${own}_window = $2 and ${other}_window = $3
       returning id, last_signal)
     insert into call_signals (call_id, sequence, recipient_window, payload, created_at)
     select id, last_signal, $3, $4, $5 from sender returning sequence`,
    [id, windowId, toWindowId, payload, context.now()],
  );
  if (!signal) throw conflict('This call has changed. Please look at it again.');
  await publishAfterCommit(context, callChannel(id));
  return signal.sequence;
}

/** Until the call ends. @throws AppError NOT_FOUND for other people's calls. */
export async function followCall(context: RequestContext, id: string): Promise<Repeater<CallChange>> {
  const viewer = requireRole(context, Role.USER, Role.LAWYER);
  await getCall(context, viewer, id);
  const { live, log } = context.platform;
  let hasEnded = false;
  const read = async (): Promise<CallChange | null> => {
    const call = hasEnded ? null : await findCall(context, viewer, id);
    hasEnded = call?.state === CallState.ENDED;
    return call && { version: call.version };
  };
  return streamOf({ live, log, id: callChannel(id), read, everyMilliseconds: EVERY_MILLISECONDS });
}
