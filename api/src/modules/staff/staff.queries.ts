import { Permission, StaffRole } from '../../auth/role';
import { requireStaff } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { found } from '../../errors/app-error';
import { type StaffMember, StaffState } from './staff.types';

interface StaffRow extends Omit<StaffMember, 'state'> {
  invited: string | null;
}

const MEMBERS = `
  select account.id, account.name, account.email, staff.roles, lock.reason as "lockReason",
    greatest(device.seen, session.seen) as "lastSeenAt", invitation.expires_at as "invitedUntil",
    invitation.data ->> 'roles' as invited
  from accounts account
  cross join lateral (
    select coalesce(array_agg(role order by role), '{}') as roles from staff_roles where account_id = account.id) staff
  cross join lateral (select max(last_seen_at) as seen from devices where account_id = account.id) device
  cross join lateral (select max(last_seen_at) as seen from sessions where account_id = account.id) session
  left join account_locks lock on lock.account_id = account.id
  left join account_tokens invitation on invitation.account_id = account.id
    and invitation.purpose = 'staff-invitation' and invitation.used_at is null and staff.roles = '{}'
  where account.role = 'admin' and (staff.roles <> '{}' or invitation.id is not null)`;

function stateOf({ roles, lockReason }: Pick<StaffRow, 'roles' | 'lockReason'>): StaffState {
  if (roles.length === 0) return StaffState.INVITED;
  return lockReason === null ? StaffState.ACTIVE : StaffState.LOCKED;
}

function toMember({ invited, ...row }: StaffRow): StaffMember {
  const named = invited?.split(',') ?? row.roles;
  const roles = Object.values(StaffRole).filter((role) => named.includes(role));
  return { ...row, roles, state: stateOf(row) };
}

export async function listStaff(context: RequestContext): Promise<StaffMember[]> {
  requireStaff(context, Permission.MANAGE_STAFF);
  const rows: StaffRow[] = await context.db.query(`${MEMBERS} order by lower(account.name), account.id`);
  return rows.map(toMember);
}

/** Includes invited colleagues. @throws AppError NOT_FOUND. */
export async function getStaffMember(context: RequestContext, id: string): Promise<StaffMember> {
  const rows: StaffRow[] = await context.db.query(`${MEMBERS} and account.id = $1`, [id]);
  return toMember(found(rows[0], 'Staff member'));
}
