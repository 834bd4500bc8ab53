import type { DataSource } from 'typeorm';
import { NotificationKind } from '../../notifications/notification.kinds';
import { remind } from '../../notifications/remind';
import { HAS_HEARINGS } from '../case.conditions';
import { STANDING } from './hearing.queries';

/** 9:00 in Dhaka, so many days before a hearing. */
const morning = (daysBefore: string): string =>
  `((hearing.starts_at at time zone 'Asia/Dhaka')::date - ${daysBefore} + time '09:00') at time zone 'Asia/Dhaka'`;

/**
 * Reminds both participants of hearings in 3 days and tomorrow, also of closed cases. A reminder is sent until the next is
 * due, never after the start; setting a later hearing has its own notification.
 */
export async function remindOfHearings(dataSource: DataSource, now = new Date()): Promise<void> {
  await remind(dataSource, NotificationKind.HEARING_SOON, now, {
    account: 'person.id',
    caseId: 'hearing.case_id',
    subject: 'hearing.id',
    at: 'hearing.starts_at',
    key: `hearing.id || ' ' || reminder.days || ' ' || person.id`,
    from: `hearings hearing join cases legal_case on legal_case.id = hearing.case_id
      cross join (values (3, 1), (1, null)) reminder (days, next)
      cross join unnest(array[legal_case.client_id, legal_case.lawyer_id]) person (id)`,
    where: `${STANDING} and hearing.starts_at > $2 and hearing.starts_at < $2::timestamptz + interval '4 days'
      and ${HAS_HEARINGS} and ${morning('reminder.days')} between hearing.created_at and $2
      and $2 < coalesce(${morning('reminder.next')}, hearing.starts_at)`,
    order: 'hearing.starts_at',
  });
}
