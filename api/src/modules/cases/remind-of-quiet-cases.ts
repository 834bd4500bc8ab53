import { quietAfterDays } from '@ainsathi/contract/limits';
import type { DataSource } from 'typeorm';
import { mailDueAt } from '../notifications/mail-timing';
import { NotificationKind } from '../notifications/notification.kinds';
import { quietAt } from './quiet-condition';

/** Cases that were quiet for longer are not told of: those from before there were reminders. */
const LAST_REMINDER_DAYS = quietAfterDays + 14;
const MOST_AT_ONCE = 500;

/** Tells the lawyer of each case, once for each time without news, that its client sees nothing new. */
const REMIND = `
  insert into notifications (id, account_id, kind, case_id, once_key, created_at, updated_at, mail, mail_due_at)
  select gen_random_uuid(), legal_case.lawyer_id, $1, legal_case.id, told.key, $2, $2, 'due', $3
  from case_rooms room join cases legal_case on legal_case.id = room.case_id
  cross join lateral (select $1 || ' ' || legal_case.id || ' '
    || extract(epoch from room.lawyer_active_at)::bigint as key) told
  where ${quietAt('$2::timestamptz')}
    and room.lawyer_active_at > $2::timestamptz - interval '${LAST_REMINDER_DAYS} days'
    and legal_case.lawyer_id is not null and legal_case.client_id is not null
    and not exists (select from notifications earlier where earlier.once_key = told.key)
  order by room.lawyer_active_at limit ${MOST_AT_ONCE}
  on conflict (once_key) do nothing`;

/** Reminds lawyers of cases in which they have done nothing for 30 days. */
export async function remindOfQuietCases(dataSource: DataSource, now = new Date()): Promise<void> {
  const kind = NotificationKind.CASE_QUIET;
  await dataSource.query(REMIND, [kind, now, mailDueAt(kind, now)]);
}
