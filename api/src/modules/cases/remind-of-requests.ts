import type { DataSource } from 'typeorm';
import { mailDueAt } from '../notifications/mail-timing';
import { NotificationKind } from '../notifications/notification.kinds';
import { CaseStatus } from './case.status';

const HOUR = 60 * 60_000;
const LAWYER_WAITS = 24 * HOUR;
const CLIENT_WAITS = 48 * HOUR;
/** Older requests are not told of: those from before there were reminders, and those that nobody will answer any more. */
const LAST_REMINDER = 14 * 24 * HOUR;
const MOST_AT_ONCE = 500;

/** Tells a person of each case, once, that its request waits. A case that was set back to pending waits since then. */
function reminderOf(person: 'lawyer_id' | 'client_id'): string {
  return `
    insert into notifications (id, account_id, kind, case_id, once_key, created_at, updated_at, mail, mail_due_at)
    select gen_random_uuid(), legal_case.${person}, $1, legal_case.id, $1 || ' ' || legal_case.id, $2, $2, 'due', $3
    from cases legal_case
    where legal_case.status = $4 and legal_case.created_at between $5 and $6 and legal_case.updated_at <= $6
      and legal_case.${person} is not null
      and not exists (select from notifications told where told.once_key = $1 || ' ' || legal_case.id)
    order by legal_case.created_at desc limit ${MOST_AT_ONCE}
    on conflict (once_key) do nothing`;
}

const REMINDERS = [
  { kind: NotificationKind.REQUEST_UNANSWERED, after: LAWYER_WAITS, statement: reminderOf('lawyer_id') },
  {
    kind: NotificationKind.REQUEST_STILL_UNANSWERED,
    after: CLIENT_WAITS,
    statement: reminderOf('client_id'),
  },
];

/** Tells lawyers of requests that have waited a day for their answer, and clients of those that have waited two. */
export async function remindOfRequests(dataSource: DataSource, now = new Date()): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  for (const { kind, after, statement } of REMINDERS) {
    const times = [before(LAST_REMINDER), before(after)];
    await dataSource.query(statement, [kind, now, mailDueAt(kind, now), CaseStatus.PENDING, ...times]);
  }
}
