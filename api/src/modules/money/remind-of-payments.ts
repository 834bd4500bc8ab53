import type { DataSource } from 'typeorm';
import { mailDueAt } from '../notifications/mail-timing';
import { NotificationKind } from '../notifications/notification.kinds';

const MOST_AT_ONCE = 500;

/**
 * Asks the lawyer again whether a payment arrived, after 2 and after 7 days, once each; what is older than 14 days is left
 * alone.
 */
const REMIND = `
  insert into notifications (id, account_id, kind, case_id, subject_id, once_key, created_at, updated_at, mail, mail_due_at)
  select gen_random_uuid(), legal_case.lawyer_id, $1, payment.case_id, payment.id, told.key, $2, $2, 'due', $3
  from payments payment join cases legal_case on legal_case.id = payment.case_id
  cross join (values (2, 7), (7, 14)) reminder (days, next)
  cross join lateral (select $1 || ' ' || payment.id || ' ' || reminder.days as key) told
  where payment.state = 'submitted' and legal_case.lawyer_id is not null
    and payment.submitted_at <= $2::timestamptz - reminder.days * interval '1 day'
    and payment.submitted_at > $2::timestamptz - reminder.next * interval '1 day'
    and not exists (select from notifications earlier where earlier.once_key = told.key)
  order by payment.submitted_at limit ${MOST_AT_ONCE}
  on conflict (once_key) do nothing`;

/** Reminds lawyers of payments that they have neither confirmed nor refused. */
export async function remindOfPayments(dataSource: DataSource, now = new Date()): Promise<void> {
  const kind = NotificationKind.PAYMENT_UNCONFIRMED;
  await dataSource.query(REMIND, [kind, now, mailDueAt(kind, now)]);
}
