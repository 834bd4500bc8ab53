import type { RequestContext } from '../../context';
import { AppError, conflict } from '../../errors/app-error';
import { requireViewer } from '../../auth/viewer';
import { lockStaffAccounts, requireOpenSession } from '../accounts/lock-account';

/** As `lockStaffAccounts`; gives the ids of the owners who can sign in. */
export async function lockStaff(context: RequestContext): Promise<string[]> {
  await lockStaffAccounts(context);
  // Another statement, which sees what was committed while the first one waited.
  const owners: { id: string }[] = await context.db.query(
    `select staff.account_id as id from staff_roles staff where staff.role = 'owner'
       and not exists (select from account_locks lock where lock.account_id = staff.account_id)`,
  );
  return owners.map(({ id }) => id);
}

/**
 * `lockStaff` for an owner who changes what a colleague is. @throws AppError FORBIDDEN for the own account, UNAUTHENTICATED
 * and FORBIDDEN when the session has ended, or the viewer has stopped being an owner, meanwhile.
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

/** @throws AppError CONFLICT when nobody but this account is an owner who can sign in. */
export function requireAnotherOwner(owners: readonly string[], id: string): void {
  if (owners.includes(id) && owners.length === 1)
    throw conflict('This is the last owner. Make somebody else an owner first.');
}
