import type { DataSource } from 'typeorm';
import { NotificationKind } from '../notifications/notification.kinds';
import { disputeOf } from '../cases/dispute-condition';
import { remind } from '../notifications/remind';

/** Reminds lawyers of unanswered payments after 2 and after 7 days, never after 14, nor while the two disagree about money. */
export async function remindOfPayments(dataSource: DataSource, now = new Date()): Promise<void> {
  await remind(dataSource, NotificationKind.PAYMENT_UNCONFIRMED, now, {
    account: 'legal_case.lawyer_id',
    caseId: 'payment.case_id',
    subject: 'payment.id',
    key: `payment.id || ' ' || reminder.days`,
    from: `payments payment join cases legal_case on legal_case.id = payment.case_id
      cross join (values (2, 7), (7, 14)) reminder (days, next)`,
    where: `payment.state = 'submitted'
      and payment.submitted_at <= $2::timestamptz - reminder.days * interval '1 day'
      and payment.submitted_at > $2::timestamptz - reminder.next * interval '1 day'
      and not exists (select from ${disputeOf('legal_case')})`,
    order: 'payment.submitted_at',
  });
}
