import type { DataSource } from 'typeorm';
import { NotificationKind } from '../../notifications/notification.kinds';
import { remind } from '../../notifications/remind';
import { HAS_HEARINGS, STANDING, standing } from '../case.conditions';

/** 9:00 in Dhaka, so many days before a hearing. */
const morning = (daysBefore: string): string =>
  `((hearing.starts_at at time zone 'Asia/Dhaka')::date - ${daysBefore} + time '09:00') at time zone 'Asia/Dhaka'`;

const DAY = `(hearing.starts_at at time zone 'Asia/Dhaka')::date`;

/** Whether the lawyer has another hearing on that day. */
const HAS_MORE = `exists (
  select from hearings other join cases theirs on theirs.id = other.case_id
  where theirs.lawyer_id = legal_case.lawyer_id and other.id <> hearing.id and ${standing('other')}
    and other.starts_at >= ${DAY}::timestamp at time zone 'Asia/Dhaka'
    and other.starts_at < (${DAY} + 1)::timestamp at time zone 'Asia/Dhaka'
    and theirs.status <> 'rejected' and theirs.withdrawn_at is null)`;

/** At 18:00 in Dhaka reminds lawyers who have several hearings tomorrow, with their number. */
export async function remindOfDayAhead(dataSource: DataSource, now = new Date()): Promise<void> {
  await remind(dataSource, NotificationKind.DAY_AHEAD, now, {
    account: 'ahead.lawyer_id',
    caseId: 'null::uuid',
    at: `ahead.day::timestamp at time zone 'Asia/Dhaka'`,
    count: 'ahead.hearings',
    key: `ahead.lawyer_id || ' ' || ahead.day`,
    from: `(select legal_case.lawyer_id, ${DAY} as day, count(*)::int as hearings
      from hearings hearing join cases legal_case on legal_case.id = hearing.case_id
      where ${STANDING} and hearing.starts_at > $2 and hearing.starts_at < $2::timestamptz + interval '30 hours'
        and ${HAS_HEARINGS} group by legal_case.lawyer_id, ${DAY} having count(*) > 1) ahead`,
    where: `$2 >= (ahead.day - 1 + time '18:00') at time zone 'Asia/Dhaka'
      and $2 < ahead.day::timestamp at time zone 'Asia/Dhaka'`,
    order: 'ahead.lawyer_id',
  });
}

/**
 * Reminds both participants of hearings in 3 days and tomorrow, also of closed cases; not lawyers who have several that day. A
 * reminder is sent until the next is due, never after the start; setting a later hearing has its own notification.
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
      and $2 < coalesce(${morning('reminder.next')}, hearing.starts_at)
      and (person.id is distinct from legal_case.lawyer_id or not ${HAS_MORE})`,
    order: 'hearing.starts_at',
  });
}
