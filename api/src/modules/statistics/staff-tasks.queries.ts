import { Permission, Role } from '../../auth/role';
import { hasPermission, requireRole } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { TO_CHECK } from '../lawyers/administration/lawyer-admin.queries';
import { NotificationKind } from '../notifications/notification.kinds';
import { NEW_REPORTS } from '../open-requests/open-request.queries';
import { UNREAD } from '../reviews/review.queries';
import { SOURCES } from './notify-staff';
import { type StaffTask, StaffTaskKind } from './staff-tasks.types';
import { whereUnjoined } from '../cases/unjoined-condition';

/** SQL of the rows that the linked list shows, with the time `at`; `$1` is the viewer. In the order of the list. */
const TASKS: Record<StaffTaskKind, { permission: Permission; source: string | undefined }> = {
  [StaffTaskKind.LICENSES]: {
    permission: Permission.VERIFY_LAWYERS,
    source: `select coalesce(profile.renewal_at, profile.license_submitted_at, account.created_at) as at
      from lawyer_profiles profile join accounts account on account.id = profile.account_id where ${TO_CHECK}`,
  },
  [StaffTaskKind.NAMES]: {
    permission: Permission.VERIFY_LAWYERS,
    source: SOURCES[NotificationKind.NAMES_WAIT],
  },
  [StaffTaskKind.REPORTS]: {
    permission: Permission.MODERATE,
    source: SOURCES[NotificationKind.REPORTS_WAIT],
  },
  [StaffTaskKind.REVIEWS]: {
    permission: Permission.MODERATE,
    source: `select created_at as at from reviews review where ${UNREAD}`,
  },
  [StaffTaskKind.ARTICLES]: {
    permission: Permission.MODERATE,
    source: `select created_at as at from notifications cross join generate_series(1, count)
      where account_id = $1 and kind = '${NotificationKind.ARTICLES_ADDED}' and read_at is null`,
  },
  [StaffTaskKind.REPORTED_REQUESTS]: {
    permission: Permission.SUPPORT_USERS,
    source: `select min(report.reported_at) as at from invitations report
      join open_requests request on ${NEW_REPORTS} group by request.id`,
  },
  [StaffTaskKind.COMPLAINTS]: {
    permission: Permission.SUPPORT_USERS,
    source: SOURCES[NotificationKind.COMPLAINTS_WAIT],
  },
  [StaffTaskKind.OWN_COMPLAINTS]: {
    permission: Permission.SUPPORT_USERS,
    source: `select greatest(created_at, reopened_at) as at from complaints
      where state <> 'closed' and taken_by = $1`,
  },
  [StaffTaskKind.PENDING_CASES]: {
    permission: Permission.SUPPORT_USERS,
    source: `select created_at as at from cases
      where status = 'pending' and withdrawn_at is null and not ${whereUnjoined('cases')}`,
  },
};

/** What waits for the viewer, by permission, in one statement. */
export async function listStaffTasks(context: RequestContext): Promise<StaffTask[]> {
  const viewer = requireRole(context, Role.ADMIN);
  const parts = Object.values(StaffTaskKind)
    .filter((kind) => hasPermission(viewer, TASKS[kind].permission))
    .map(
      (
        kind,
        place,
      ) => `select ${place} as place, '${kind}' as kind, count(*)::int as count, min(at) as "oldestAt"
        from (${TASKS[kind].source}) ${kind.replaceAll('-', '_')}`,
    );
  if (parts.length === 0) return [];
  return context.reader.query(
    `select kind, count, "oldestAt" from (${parts.join(' union all ')}) task
     where count > 0 and $1::uuid is not null order by place`,
    [viewer.id],
  );
}
