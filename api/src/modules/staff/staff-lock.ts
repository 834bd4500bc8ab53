import type { RequestContext } from '../../context';
import { AppError, conflict } from '../../errors/app-error';
import { requireViewer } from '../../auth/viewer';
import { lockStaffAccounts, requireOpenSession } from '../accounts/lock-account';

/** As `lockStaffAccounts`; returns the ids of owners who can sign in. */
export async function lockStaff(context: RequestContext): Promise<string[]> {
  await lockStaffAccounts(context);
  // A second statement sees what was committed while the first waited.
  const owners: { id: string }[] = await context.db.query(
    `select staff.account_id as id from staff_roles staff where staff.role = 'owner'
       and not exists (select from account_locks lock where lock.account_id = staff.account_id)`,
  );
  return owners.map(({ id }) => id);
}

/**
 * `lockStaff` for an owner who changes a colleague's roles. @throws AppError FORBIDDEN for the own account, UNAUTHENTICATED and
 * FORBIDDEN if the session or the ownership has ended meanwhile.
 */
export async function lockStaffForChangeOf(context: RequestContext, id: string): Promise<string[]> {
  const viewer = requireViewer(context);
  if (viewer.id === id)
    throw new AppError('FORBIDDEN', { message: 'You cannot do this to your own account.' });
  const owners = await lockStaff(context);
  await requireOpenSession(context);
  if (!owners.includes(viewer.id)) throw new AppError('FORBIDDEN');
  return owners;
}

/** @throws AppError CONFLICT if no other owner can sign in. */
export function requireAnotherOwner(owners: readonly string[], id: string): void {
  if (owners.includes(id) && owners.length === 1)
    throw conflict('This is the last owner. Make somebody else an owner first.');
}
