import { quietAfterDays } from '@ainsathi/contract/limits';
import type { DataSource } from 'typeorm';
import { NotificationKind } from '../notifications/notification.kinds';
import { remind } from '../notifications/remind';
import { quietAt } from './case.conditions';

/** No reminder after so many days: older than the reminders, or abandoned. */
const LAST_REMINDER_DAYS = 14;

/** A case that is set back to pending waits from then on. */
async function remindOfRequest(
  dataSource: DataSource,
  kind: NotificationKind,
  now: Date,
  { account, hours }: { account: string; hours: number },
): Promise<void> {
  const due = `$2::timestamptz - interval '${hours} hours'`;
  await remind(dataSource, kind, now, {
    account,
    caseId: 'legal_case.id',
    key: 'legal_case.id',
    from: 'cases legal_case',
    where: `legal_case.status = 'pending' and legal_case.updated_at <= ${due} and legal_case.created_at
      between $2::timestamptz - interval '${LAST_REMINDER_DAYS} days' and ${due}`,
    order: 'legal_case.created_at desc',
  });
}

/** Reminds lawyers of unanswered requests after a day, and clients after two. */
export async function remindOfRequests(dataSource: DataSource, now = new Date()): Promise<void> {
  const [lawyer, client] = ['legal_case.lawyer_id', 'legal_case.client_id'];
  const { REQUEST_UNANSWERED, REQUEST_STILL_UNANSWERED } = NotificationKind;
  await remindOfRequest(dataSource, REQUEST_UNANSWERED, now, { account: lawyer, hours: 24 });
  await remindOfRequest(dataSource, REQUEST_STILL_UNANSWERED, now, { account: client, hours: 48 });
}

/** Reminds lawyers of cases in which they have done nothing for 30 days, once each time. */
export async function remindOfQuietCases(dataSource: DataSource, now = new Date()): Promise<void> {
  await remind(dataSource, NotificationKind.CASE_QUIET, now, {
    account: 'legal_case.lawyer_id',
    caseId: 'legal_case.id',
    key: `legal_case.id || ' ' || extract(epoch from room.lawyer_active_at)::bigint`,
    from: 'case_rooms room join cases legal_case on legal_case.id = room.case_id',
    where: `${quietAt('$2::timestamptz')} and legal_case.client_id is not null
      and room.lawyer_active_at > $2::timestamptz - interval '${quietAfterDays + LAST_REMINDER_DAYS} days'`,
    order: 'room.lawyer_active_at',
  });
}
