import type { DataSource } from 'typeorm';
import { mailDueAt } from './mail-timing';
import type { NotificationKind } from './notification.kinds';

const MOST_AT_ONCE = 500;

/** SQL expressions; `$1` is the kind and `$2` the present time. */
interface Reminder {
  account: string;
  caseId: string;
  subject?: string;
  at?: string;
  count?: string;
  /** Each reminder of a kind has its own key and is sent once. */
  key: string;
  from: string;
  where: string;
  order: string;
}

/** Notifies once for each key. */
export async function remind(
  dataSource: DataSource,
  kind: NotificationKind,
  now: Date,
  {
    account,
    caseId,
    subject = 'null::uuid',
    at = 'null::timestamptz',
    count = '1',
    key,
    from,
    where,
    order,
  }: Reminder,
): Promise<void> {
  await dataSource.query(
    `insert into notifications (id, account_id, kind, case_id, subject_id, at, count, once_key, created_at, updated_at, mail, mail_due_at)
     select gen_random_uuid(), ${account}, $1, ${caseId}, ${subject}, ${at}, ${count}, reminder_key.value, $2, $2, 'due', $3
     from ${from} cross join lateral (select $1 || ' ' || ${key} as value) reminder_key
     where ${where} and ${account} is not null
       and not exists (select from notifications earlier where earlier.once_key = reminder_key.value)
     order by ${order} limit ${MOST_AT_ONCE}
     on conflict (once_key) do nothing`,
    [kind, now, mailDueAt(kind, now)],
  );
}
