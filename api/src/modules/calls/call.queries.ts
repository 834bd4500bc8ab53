import { Role } from '../../auth/role';
import { requireViewer, type Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { WhereClause } from '../../db/select-page';
import { selectList, shownColumns, withheld } from '../../db/shown-columns';
import { createRowLoader } from '../../graphql/request-loader';
import { isIdentifier } from '../../validation/identifier';
import { visibleTo } from '../cases/case.policy';
import type { CallType } from './call.types';

/** A person unseen for so long is absent; pages poll every ten seconds. */
export const ABSENT = `interval '45 seconds'`;

export const LAST_LOOK = 'greatest(client_seen_at, lawyer_seen_at)';
export const isDeserted = (now: string): string => `${LAST_LOOK} < ${now} - interval '2 minutes'`;

/** Unanswered, absent, too long, appointment over, or an account locked or deleted. @param now SQL of the present time. */
export const overAt = (now: string): string => `coalesce(
  (call.answer_by is not null and call.connected_at is null and (call.answer_by <= ${now}
    or case call.started_by when 'user' then call.client_seen_at else call.lawyer_seen_at end < ${now} - ${ABSENT}))
  or ${isDeserted(now)}
  or call.connected_at < ${now} - interval '2 hours'
  or (call.connected_at is null and (select appointment.ends_at from appointments appointment
    where appointment.id = call.appointment_id) <= ${now} - interval '30 minutes')
  or exists (select from cases one where one.id = call.case_id and (one.client_id is null or one.lawyer_id is null
    or exists (select from account_locks where account_id in (one.client_id, one.lawyer_id)))), false)`;

/** Which columns of a call are the viewer's, and which the other person's. */
export function sidesOf({ role }: Viewer) {
  const [own, other] =
    role === Role.LAWYER ? (['lawyer', 'client'] as const) : (['client', 'lawyer'] as const);
  return { own, other };
}

const FIELDS = {
  ...shownColumns('call', 'id', 'caseId', 'startedBy', 'answerBy', 'connectedAt', 'endedAt', 'version'),
  state: `case when call.ended_at is not null then 'ended' when call.connected_at is not null then 'connected'
    when call.answer_by is not null then 'calling' else 'waiting' end`,
};

/** Calls that the viewer may see; participants also see the windows. */
async function findCalls(
  { reader, now }: Pick<RequestContext, 'reader' | 'now'>,
  viewer: Viewer,
  narrow: (where: WhereClause, now: string) => WhereClause,
  slice = '',
): Promise<CallType[]> {
  const { own, other } = sidesOf(viewer);
  const windows = {
    windowId: `call.${own}_window`,
    otherWindowId: `call.${other}_window`,
    otherSeenAt: `call.${other}_seen_at`,
  };
  const where = visibleTo(viewer);
  const at = `${where.bind(now())}::timestamptz`;
  narrow(where, at);
  const shown = viewer.role === Role.ADMIN ? withheld(Object.keys(windows)) : windows;
  const columns = selectList({ ...FIELDS, ...shown, isOver: `call.ended_at is null and ${overAt(at)}` });
  return reader.query(
    `select ${columns} from calls call join cases legal_case on legal_case.id = call.case_id
     where ${where.sql} ${slice}`,
    where.values,
  );
}

/** Null if the viewer may not see it. Never from a replica, which may lag behind. */
export async function findCall(
  context: RequestContext,
  viewer: Viewer,
  id: string,
): Promise<CallType | null> {
  if (!isIdentifier(id)) return null;
  const present = { reader: context.db, now: context.now };
  const [call] = await findCalls(present, viewer, (where) => where.add('call.id = ?', id));
  return call ?? null;
}

/** A call of the viewer's cases with only the other person in it, except unanswered calls of muted cases. */
export async function findIncomingCall(context: RequestContext, viewer: Viewer): Promise<CallType | null> {
  if (viewer.role === Role.ADMIN) return null;
  const { own, other } = sidesOf(viewer);
  const [call] = await findCalls(
    context,
    viewer,
    (where, now) =>
      where.add(`call.ended_at is null and not ${overAt(now)} and call.${other}_seen_at > ${now} - ${ABSENT}
        and not coalesce(call.answer_by > ${now} and call.connected_at is null and legal_case.${own}_calls_from > ${now}, false)
        and (call.${own}_seen_at is null or call.${own}_seen_at < ${now} - ${ABSENT})`),
    'order by call.created_at desc limit 1',
  );
  return call ?? null;
}

const callsBy = (key: 'id' | 'caseId', condition: (now: string) => string) =>
  createRowLoader(key, async (context, keys) =>
    findCalls(context, requireViewer(context), (where, now) => where.add(condition(now), keys)),
  );

export const callsById = callsBy('id', () => 'call.id = any(?::uuid[])');

export const liveCalls = callsBy(
  'caseId',
  (now) => `call.ended_at is null and not ${overAt(now)} and call.case_id = any(?::uuid[])`,
);
