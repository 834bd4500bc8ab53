import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { type Live, personChannel, publishAfterCommit } from '../../platform/live/live';
import { mailDueAt, nextMorning } from './mail-timing';
import { NotificationKind } from './notification.kinds';

export interface NotifyContext {
  db: EntityManager;
  now: () => Date;
  platform: { live: Live };
  afterCommit: (task: () => Promise<void>) => Promise<void>;
}

export interface NotificationFacts {
  caseId?: string;
  subjectId?: string;
  status?: string;
  actorId?: string;
  at?: Date;
  /** Unique: a repeat adds no notification. */
  onceKey?: string;
}

/** A case keeps at most one unread notification of each kind: the latest replaces it, and its mail waits again. */
const LAST_COUNTS: readonly NotificationKind[] = [
  NotificationKind.STATUS_CHANGED,
  NotificationKind.ENTRY_ADDED,
];

const INSERT = `
  insert into notifications (id, account_id, kind, case_id, subject_id, status, actor_id, once_key, at,
    created_at, updated_at, mail, mail_due_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, 'due', $11)`;
const EACH = `${INSERT}
  returning id`;
const oneUnreadACase = (kind: NotificationKind): string => `${INSERT}
  on conflict (account_id, case_id) where read_at is null and kind = '${kind}'
  do update set status = excluded.status, actor_id = excluded.actor_id, count = notifications.count + 1,
    updated_at = excluded.updated_at, mail = 'due', mail_due_at = excluded.mail_due_at
  returning id`;
/** Batched for ten minutes after the first unread notification; a mailed batch is not mailed again for each. */
const BATCHED_KINDS: readonly NotificationKind[] = [
  NotificationKind.MESSAGE_WAITING,
  NotificationKind.DOCUMENT_ADDED,
];
const oneOfAll = (kind: NotificationKind): string => `${INSERT}
  on conflict (account_id, case_id) where read_at is null and kind = '${kind}'
  do update set actor_id = excluded.actor_id, count = notifications.count + 1, updated_at = excluded.updated_at
  returning id`;
const ONCE = `${INSERT} on conflict (once_key) do nothing returning id`;

function statementOf(kind: NotificationKind, onceKey: string | undefined): string {
  if (onceKey !== undefined) return ONCE;
  if (BATCHED_KINDS.includes(kind)) return oneOfAll(kind);
  return LAST_COUNTS.includes(kind) ? oneUnreadACase(kind) : EACH;
}

/** For a case, so many of these kinds are mailed separately in a day; the rest share a mail on the next morning. */
const MAILED_EACH: readonly NotificationKind[] = [
  NotificationKind.HEARING_SET,
  NotificationKind.HEARING_CANCELLED,
  NotificationKind.HEARING_RESULT,
  NotificationKind.FEE_PROPOSED,
  NotificationKind.FEE_ANSWERED,
  NotificationKind.DOCUMENTS_REQUESTED,
  NotificationKind.APPOINTMENT_PROPOSED,
];
const MOST_MAILS_OF_DAY = 10;

async function dueAt(
  db: EntityManager,
  accountId: string,
  kind: NotificationKind,
  caseId: string | undefined,
  now: Date,
): Promise<Date> {
  if (caseId === undefined || !MAILED_EACH.includes(kind)) return mailDueAt(kind, now);
  const [{ count }] = await db.query<[{ count: number }]>(
    `select count(*)::int as count from notifications
     where account_id = $1 and case_id = $2 and kind = any($3) and created_at > $4::timestamptz - interval '1 day'`,
    [accountId, caseId, MAILED_EACH, now],
  );
  return count < MOST_MAILS_OF_DAY ? mailDueAt(kind, now) : nextMorning(now);
}

/** In the transaction of the act; a job sends mail and push. False for a repeated notification, and for a deleted account. */
export async function notify(
  tx: NotifyContext,
  accountId: string | null,
  kind: NotificationKind,
  { caseId, subjectId, status, actorId, onceKey, at: startsAt }: NotificationFacts,
): Promise<boolean> {
  if (accountId === null) return false;
  const at = tx.now();
  const values = [caseId, subjectId, status, actorId, onceKey, startsAt].map((value) => value ?? null);
  const rows = await tx.db.query<unknown[]>(statementOf(kind, onceKey), [
    uuidv7(),
    accountId,
    kind,
    ...values,
    at,
    await dueAt(tx.db, accountId, kind, caseId, at),
  ]);
  if (rows.length > 0) await publishAfterCommit(tx, personChannel(accountId));
  return rows.length > 0;
}

const OF_ALL = `
  insert into notifications (id, account_id, case_id, subject_id, kind, actor_id, at, created_at, updated_at, mail, mail_due_at)
  select id, account_id, case_id, subject_id, $5, $6, $7, $8, $8, 'due', $9
  from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[]) person (id, account_id, case_id, subject_id)`;

interface Notified {
  accountId: string;
  subjectId: string;
  caseId?: string;
}

/** One statement, because the caller may hold a lock that others wait for. */
export async function notifyAll(
  tx: NotifyContext,
  kind: NotificationKind,
  people: readonly Notified[],
  { actorId, at }: Pick<NotificationFacts, 'actorId' | 'at'> = {},
): Promise<void> {
  if (people.length === 0) return;
  const now = tx.now();
  const accountIds = people.map(({ accountId }) => accountId);
  const caseIds = people.map(({ caseId }) => caseId ?? null);
  const subjectIds = people.map(({ subjectId }) => subjectId);
  await tx.db.query(OF_ALL, [
    ...[people.map(() => uuidv7()), accountIds, caseIds, subjectIds],
    ...[kind, actorId ?? null, at ?? null, now, mailDueAt(kind, now)],
  ]);
  await publishAfterCommit(tx, ...accountIds.map(personChannel));
}
