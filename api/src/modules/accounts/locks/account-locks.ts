import type { EntityManager } from 'typeorm';
import { Role } from '../../../auth/role';
import { AppError } from '../../../errors/app-error';
import { AccountLock } from './account-lock.entity';
import { AccountStaffRole } from '../account-staff-role.entity';
import type { Account } from '../account.entity';

/**
 * For a sign-in, after the right password. @throws AppError ACCOUNT_LOCKED with the reason for a locked account, and for
 * an admin without a role on the staff.
 */
export async function refuseLockedAccount(db: EntityManager, { id, role }: Account): Promise<void> {
  const lock = await db.findOneBy(AccountLock, { accountId: id });
  if (lock)
    throw new AppError('ACCOUNT_LOCKED', {
      message: ['This account is locked: {{reason}}', { reason: lock.reason }],
    });
  if (role === Role.ADMIN && !(await db.existsBy(AccountStaffRole, { accountId: id })))
    throw new AppError('ACCOUNT_LOCKED', { message: 'This account has no role on the staff.' });
}
