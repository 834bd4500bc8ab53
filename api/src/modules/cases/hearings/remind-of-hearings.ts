import type { DataSource } from 'typeorm';
import { mailDueAt } from '../../notifications/mail-timing';
import { NotificationKind } from '../../notifications/notification.kinds';
import { STANDING } from './hearing.queries';

const MOST_AT_ONCE = 500;

/** Nine in the morning in Dhaka, so many days before a hearing. */
const morning = (daysBefore: string): string =>
  `((hearing.starts_at at time zone 'Asia/Dhaka')::date - ${daysBefore} + time '09:00') at time zone 'Asia/Dhaka'`;

/**
 * Tells both people of hearings in 3 days and tomorrow, once each. A reminder goes out until the next one is due, never
 * after the hearing began; a hearing that was set later is told by being set.
 */
const REMIND = `
  insert into notifications (id, account_id, kind, case_id, subject_id, at, once_key, created_at, updated_at, mail, mail_due_at)
  select gen_random_uuid(), person.id, $1, hearing.case_id, hearing.id, hearing.starts_at, told.key, $2, $2, 'due', $3
  from hearings hearing join cases legal_case on legal_case.id = hearing.case_id
  cross join (values (3, 1), (1, null)) reminder (days, next)
  cross join unnest(array[legal_case.client_id, legal_case.lawyer_id]) person (id)
  cross join lateral (
    select $1 || ' ' || hearing.id || ' ' || reminder.days || ' ' || person.id as key) told
  where ${STANDING} and hearing.starts_at > $2 and hearing.starts_at < $2::timestamptz + interval '4 days'
    and legal_case.closed_at is null and person.id is not null
    and ${morning('reminder.days')} between hearing.created_at and $2
    and $2 < coalesce(${morning('reminder.next')}, hearing.starts_at)
    and not exists (select from notifications earlier where earlier.once_key = told.key)
  order by hearing.starts_at limit ${MOST_AT_ONCE}
  on conflict (once_key) do nothing`;

/** Reminds the people of cases that are not closed of their hearings. */
export async function remindOfHearings(dataSource: DataSource, now = new Date()): Promise<void> {
  const kind = NotificationKind.HEARING_SOON;
  await dataSource.query(REMIND, [kind, now, mailDueAt(kind, now)]);
}
