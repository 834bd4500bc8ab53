import { openRequestLimits } from '@ainsathi/contract/limits';
import type { DataSource, EntityManager } from 'typeorm';
import { NotificationKind } from '../notifications/notification.kinds';
import { settleNotificationsOf } from '../notifications/notification.service';
import { notify, notifyAll, type NotifyContext } from '../notifications/notify';
import { remind } from '../notifications/remind';
import { answerTimes } from './answer/answer-clock';
import { type WorkPlatform, workOnRow } from '../notifications/work-on-row';
import { endRequest } from './end-request';
import { inviteNext, lockMatching } from './matching.queries';
import { OpenRequest, OpenRequestState } from './open-request.entity';

const MOST_AT_ONCE = 100;
/** So many reports stop further waves until staff have looked. */
const REPORTS_THAT_STOP = 2;
const ERASED_AFTER = `interval '90 days'`;

/** Returns the number of lawyers. The third wave, or a wave without lawyers, is the last. */
export async function askNext(tx: NotifyContext, request: OpenRequest): Promise<number> {
  await lockMatching(tx.db);
  const now = tx.now();
  const { dueAt, nextWaveAt } = answerTimes(now, request.urgent);
  const invitations = await inviteNext(tx.db, request, now, dueAt);
  const waves = request.waves + Math.min(invitations.length, 1);
  const isLast = invitations.length === 0 || waves >= openRequestLimits.waves;
  await tx.db.update(OpenRequest, { id: request.id }, { waves, nextWaveAt: isLast ? null : nextWaveAt });
  const shown = invitations.filter(({ withheld }) => !withheld);
  const asked = shown.map(({ id, lawyerId }) => ({ accountId: lawyerId, subjectId: id }));
  await notifyAll(tx, NotificationKind.INVITATION_RECEIVED, asked);
  return invitations.length;
}

/** Skips locked rows until the next minute. */
async function lapse({ dataSource }: WorkPlatform, now: Date): Promise<void> {
  await dataSource.transaction(async (db) => {
    const [lapsed] = await db.query<[{ id: string }[], number]>(
      `update invitations set state = 'lapsed' where id in (
         select id from invitations where state in ('sent', 'cleared') and due_at <= $1
         order by due_at limit 1000 for update skip locked) returning id`,
      [now],
    );
    const ids = lapsed.map(({ id }) => id);
    await settleNotificationsOf({ db, now: () => now }, ...ids);
    await db.query(
      `update proposals set state = 'lapsed', answered_at = $1 where id in (
         select id from proposals where state = 'sent' and valid_until <= $1
         order by valid_until limit 1000 for update skip locked)`,
      [now],
    );
  });
}

async function countsOf(db: EntityManager, { id }: OpenRequest, now: Date) {
  const [counts] = await db.query<[{ waiting: number; standing: number; mayAsk: boolean }]>(
    `select
       (select count(*)::int from invitations where request_id = request.id
         and state in ('sent', 'cleared') and due_at > $2) as waiting,
       (select count(*)::int from proposals where request_id = request.id
         and state = 'sent' and valid_until > $2) as standing,
       not exists (select from account_locks where account_id = request.client_id) and ${REPORTS_THAT_STOP} > (
         select count(*) from invitations where request_id = request.id
           and reported_at > coalesce(request.reviewed_at, '-infinity')) as "mayAsk"
     from open_requests request where request.id = $1`,
    [id, now],
  );
  return counts;
}

async function expire(tx: NotifyContext, request: OpenRequest): Promise<void> {
  await endRequest(tx, request, { state: OpenRequestState.EXPIRED });
  await notify(tx, request.clientId, NotificationKind.OPEN_REQUEST_ENDED, { subjectId: request.id });
}

/** The next step of a locked request: its end, its next wave, or a wait. */
async function advance(tx: NotifyContext, request: OpenRequest): Promise<void> {
  const now = tx.now();
  if (request.endsAt <= now) return expire(tx, request);
  const { waiting, standing, mayAsk } = await countsOf(tx.db, request, now);
  const isIdle = waiting === 0 && standing === 0;
  // Another process may have advanced the request since it was found.
  const isWaveDue = request.nextWaveAt !== null && request.nextWaveAt <= now;
  if (!isIdle && !isWaveDue) return;
  if (request.nextWaveAt === null || !mayAsk) return isIdle ? expire(tx, request) : moveWave(tx, request);
  if (standing >= openRequestLimits.proposals) return moveWave(tx, request);
  const asked = await askNext(tx, request);
  if (asked === 0 && isIdle) await expire(tx, request);
}

async function moveWave({ db, now }: NotifyContext, { id, urgent }: OpenRequest): Promise<void> {
  await db.update(OpenRequest, { id }, { nextWaveAt: answerTimes(now(), urgent).nextWaveAt });
}

/** Requests that are over, with a due wave, or with nothing to wait for or accept. */
const DUE = `
  select id from open_requests request where state = 'open' and (ends_at <= $1 or next_wave_at <= $1
    or not exists (select from invitations where request_id = request.id
        and state in ('sent', 'cleared') and due_at > $1)
      and not exists (select from proposals where request_id = request.id and state = 'sent' and valid_until > $1))
  order by ends_at, id limit ${MOST_AT_ONCE}`;

async function advanceAll(platform: WorkPlatform, now: Date): Promise<void> {
  const due = await platform.dataSource.query<{ id: string }[]>(DUE, [now]);
  for (const { id } of due)
    await workOnRow(platform, OpenRequest, { id, state: OpenRequestState.OPEN }, now, advance);
}

async function remindOfOpenRequests(dataSource: DataSource, now: Date): Promise<void> {
  const caseId = 'null::uuid';
  await remind(dataSource, NotificationKind.OPEN_REQUEST_ENDING, now, {
    ...{ account: 'request.client_id', caseId, subject: 'request.id', key: 'request.id' },
    from: 'open_requests request',
    where: `request.state = 'open' and request.ends_at > $2 and request.ends_at <= $2::timestamptz + interval '24 hours'
      and exists (select from proposals proposal where proposal.request_id = request.id
        and proposal.state = 'sent' and proposal.valid_until > $2)`,
    order: 'request.ends_at',
  });
  await remind(dataSource, NotificationKind.INVITATION_DUE, now, {
    ...{ account: 'invitation.lawyer_id', caseId, subject: 'invitation.id', key: 'invitation.id' },
    from: 'invitations invitation',
    where: `invitation.state in ('sent', 'cleared') and not invitation.withheld and invitation.due_at > $2
      and invitation.due_at <= $2::timestamptz + interval '6 hours'`,
    order: 'invitation.due_at',
  });
}

/** 90 days after the end, erases texts and proposals; the number of invitations stays. */
async function erase({ dataSource }: WorkPlatform, now: Date): Promise<void> {
  await dataSource.query(
    `with erased as (
       update open_requests set title = null, description = null, opposing_parties = '{}' where id in (
         select id from open_requests where title is not null and ended_at <= $1::timestamptz - ${ERASED_AFTER}
         order by ended_at limit 1000 for update skip locked)
       returning id)
     delete from proposals using erased where proposals.request_id = erased.id`,
    [now],
  );
}

/** Lapses answers, starts waves, ends requests, reminds people, erases texts. Idempotent. */
export async function workOnOpenRequests(platform: WorkPlatform, now = new Date()): Promise<void> {
  await lapse(platform, now);
  await advanceAll(platform, now);
  await remindOfOpenRequests(platform.dataSource, now);
  await erase(platform, now);
}
