import type { DataSource } from 'typeorm';
import { permissionsOf, StaffRole, Role } from '../../auth/role';
import { JOBS_SCHEMA } from '../../platform/jobs/job-queue';
import { mailDueAt } from '../notifications/mail-timing';
import { rulesOfKind } from '../notifications/kind-rules';
import { NotificationKind, OF_STAFF } from '../notifications/notification.kinds';

/** What waits for staff or is new, with its time. */
export const SOURCES: Partial<Record<NotificationKind, string>> = {
  [NotificationKind.LICENSES_WAIT]: `
    select license_submitted_at as at from lawyer_profiles
    where verification = 'pending' and license_submitted_at is not null and asked_at is null
    union all select renewal_at from lawyer_profiles where renewal_at is not null and asked_at is null`,
  [NotificationKind.NAMES_WAIT]: `
    select name_submitted_at as at from lawyer_profiles
    where verification = 'verified' and name_submitted_at is not null`,
  [NotificationKind.REVIEWS_ADDED]: 'select created_at as at from reviews',
  [NotificationKind.ARTICLES_ADDED]: `
    select greatest(blog.created_at, author.verified_at) as at from blogs blog
    join lawyer_profiles author on author.account_id = blog.author_id where blog.published`,
  [NotificationKind.REPORTS_WAIT]: `
    select created_at as at from reports where settled_at is null
    union all select pleaded_at from blogs where pleaded_at is not null
    union all select pleaded_at from client_reviews where pleaded_at is not null`,
  [NotificationKind.REQUESTS_REPORTED]: `
    select report.reported_at as at from invitations report join open_requests request on request.id = report.request_id
    where report.reported_at > coalesce(request.reviewed_at, '-infinity')`,
  [NotificationKind.COMPLAINTS_WAIT]: `
    select greatest(created_at, reopened_at) as at from complaints where state = 'new'`,
  [NotificationKind.MAILS_FAILED]: `
    select coalesce(completed_on, created_on) as at from ${JOBS_SCHEMA}.job
    where name = 'send-mail' and state = 'failed'`,
};

const KINDS = OF_STAFF.map((kind) => `'${kind}'`).join(', ');

/** Since the last notification, at most a day, until 10 seconds ago: transactions commit seconds after their time. */
const notifyOf = (source: string): string => `
  with person as (
    select distinct role.account_id from staff_roles role where role.role = any($2)
      and not exists (select from account_locks lock where lock.account_id = role.account_id)),
  since as (
    select account_id, greatest($3::timestamptz - interval '1 day',
      (select max(updated_at) from notifications earlier
       where earlier.account_id = person.account_id and earlier.kind = $1)) - interval '10 seconds' as from_at
    from person),
  added as (
    select since.account_id, count(*)::int as number from since join (${source}) source
      on source.at > since.from_at and source.at <= $3::timestamptz - interval '10 seconds'
    group by since.account_id)
  insert into notifications (id, account_id, kind, count, created_at, updated_at, mail, mail_due_at)
  select gen_random_uuid(), account_id, $1, number, $3, $3, 'due', $4 from added
  on conflict (account_id, kind) where read_at is null and kind in (${KINDS})
  do update set count = notifications.count + excluded.count, updated_at = excluded.updated_at`;

/** Kinds whose notifications become read once no decision is pending. */
const DECIDED = [
  NotificationKind.LICENSES_WAIT,
  NotificationKind.NAMES_WAIT,
  NotificationKind.REPORTS_WAIT,
  NotificationKind.REQUESTS_REPORTED,
  NotificationKind.COMPLAINTS_WAIT,
];

/** Notifies the responsible staff of pending licences and names, new reviews and posts, reports, complaints, and failed mails. */
export async function notifyStaff(dataSource: DataSource, now = new Date()): Promise<void> {
  for (const kind of OF_STAFF) {
    const source = SOURCES[kind];
    const { permission } = rulesOfKind(kind);
    if (!source) continue;
    const roles = Object.values(StaffRole).filter(
      (role) => permission && permissionsOf(Role.ADMIN, [role]).includes(permission),
    );
    await dataSource.query(notifyOf(source), [kind, roles, now, mailDueAt(kind, now)]);
  }
  for (const kind of DECIDED)
    await dataSource.query(
      `update notifications set read_at = $2 where kind = $1 and read_at is null and not exists (${SOURCES[kind]})`,
      [kind, now],
    );
}
