import type { DataSource } from 'typeorm';
import { AuditAct, accountSubject, byJob, writeAudit } from '../../platform/audit/write-audit';
import { mailDueAt } from '../notifications/mail-timing';
import { NotificationKind } from '../notifications/notification.kinds';

/** Acts that notify owners. The values are what the database stores and REST sends. */
export enum UnusualActs {
  DELETIONS = 'deletions',
  REFUSALS = 'refusals',
  LISTS = 'lists',
  PEOPLE = 'people',
  FAILED_SIGN_INS = 'failed-sign-ins',
  SECURED = 'secured',
}

/** Thresholds an hour for one staff account: acts, or people where people are shown. */
const WATCHED: readonly [acts: UnusualActs, from: number, of: readonly AuditAct[]][] = [
  [
    UnusualActs.DELETIONS,
    20,
    [AuditAct.CLIENT_DELETED, AuditAct.LAWYER_DELETED, AuditAct.POST_DELETED, AuditAct.REVIEW_DELETED],
  ],
  [UnusualActs.REFUSALS, 20, [AuditAct.STAFF_REFUSED]],
  [UnusualActs.LISTS, 1, [AuditAct.LIST_EXPORTED]],
  [
    UnusualActs.PEOPLE,
    501,
    [AuditAct.LIST_EXPORTED, AuditAct.CLIENT_VIEWED, AuditAct.LAWYER_VIEWED, AuditAct.CASE_VIEWED],
  ],
  [UnusualActs.FAILED_SIGN_INS, 5, [AuditAct.STAFF_SIGN_IN_FAILED]],
  [UnusualActs.SECURED, 1, [AuditAct.ACCOUNT_SECURED]],
];

/** A file counts as many as it has rows. */
const NUMBER = `case when watched.acts = '${UnusualActs.PEOPLE}' and entry.act = '${AuditAct.LIST_EXPORTED}'
  then coalesce((entry.after ->> 'rows')::int, 0) else 1 end`;

const VALUES = WATCHED.flatMap(([acts, from, of]) => of.map((act) => `('${acts}', ${from}, '${act}')`));

/** Only files with whole lists of people are unusual. A failed sign-in has no actor; securing an account needs no sign-in. */
const IS_WATCHED = `case watched.acts when '${UnusualActs.FAILED_SIGN_INS}' then true
  when '${UnusualActs.SECURED}' then exists (
    select from accounts where accounts.id = entry.subject_id and accounts.role = 'admin')
  when '${UnusualActs.LISTS}' then entry.actor_role = 'admin'
    and entry.after ->> 'list' in ('clients', 'lawyers') and entry.after ->> 'selected' is null
  else entry.actor_role = 'admin' end`;

/** Covers two hours, so that a late job misses no act. */
const NOTIFY = `
  with watched (acts, fewest, act) as (values ${VALUES.join(', ')}),
  counted as (
    select watched.acts, watched.fewest, person.id as person_id, entry.at,
      sum(${NUMBER}) over (partition by watched.acts, person.id order by entry.at
        range between interval '1 hour' preceding and current row) as number
    from audit_entries entry join watched on watched.act = entry.act
    cross join lateral (
      select coalesce(case when entry.act <> '${AuditAct.ACCOUNT_SECURED}' then entry.actor_id end, entry.subject_id) as id) person
    where entry.at > $2::timestamptz - interval '2 hours' and ${IS_WATCHED}),
  unusual as (
    select distinct acts, person_id, date_trunc('hour', at, 'UTC') as hour from counted where number >= fewest)
  insert into notifications (id, account_id, kind, status, actor_id, subject_id, once_key,
    created_at, updated_at, mail, mail_due_at)
  select gen_random_uuid(), owner.account_id, $1::text, unusual.acts, unusual.person_id, unusual.person_id,
    concat_ws(' ', $1::text, unusual.acts, unusual.person_id, extract(epoch from unusual.hour)::bigint, owner.account_id),
    $2, $2, 'due', $3
  from unusual cross join staff_roles owner
  where owner.role = 'owner'
    and not exists (select from account_locks lock where lock.account_id = owner.account_id)
  on conflict (once_key) do nothing
  returning status as acts, actor_id as "personId"`;

/**
 * Notifies owners of unusually frequent acts of one staff account: once for each kind of act, account and hour. The person is
 * notified too: somebody else may use the account. Each notice is an audit entry.
 */
export async function notifyOfUnusualActs(dataSource: DataSource, now = new Date()): Promise<void> {
  const kind = NotificationKind.UNUSUAL_STAFF_ACTS;
  await dataSource.transaction(async (db) => {
    const rows = await db.query<{ acts: UnusualActs; personId: string }[]>(NOTIFY, [
      kind,
      now,
      mailDueAt(kind, now),
    ]);
    const once = new Map(rows.map((row) => [`${row.acts} ${row.personId}`, row]));
    for (const { acts, personId } of once.values())
      await writeAudit(byJob(db), AuditAct.OWNERS_NOTIFIED, {
        subject: accountSubject(personId),
        after: { acts },
      });
  });
}
