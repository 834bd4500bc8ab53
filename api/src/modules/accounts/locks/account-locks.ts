import type { EntityManager } from 'typeorm';
import { Role } from '../../../auth/role';
import { columnsOf } from '../../../db/columns';
import { AppError } from '../../../errors/app-error';
import { createRowLoader } from '../../../graphql/request-loader';
import type { Mail } from '../../../platform/mail/mail.entity';
import { type Account, AccountStaffRole } from '../account.entity';
import { AccountLock } from './account-lock.entity';

/** The locks of accounts, for all of a list in one statement. The caller checks who may see them. */
export const accountLocks = createRowLoader('accountId', async ({ reader }, accountIds) =>
  reader.query<AccountLock[]>(
    `select ${columnsOf(AccountLock, 'lock', null)} from account_locks lock where account_id = any($1::uuid[])`,
    [accountIds],
  ),
);

/** Checked after the password. @throws AppError ACCOUNT_LOCKED with the reason, also for an admin without a role. */
export async function refuseLockedAccount(db: EntityManager, { id, role }: Account): Promise<void> {
  const lock = await db.findOneBy(AccountLock, { accountId: id });
  if (lock)
    throw new AppError('ACCOUNT_LOCKED', {
      message: ['This account is locked: {{reason}}', { reason: lock.reason }],
    });
  if (role === Role.ADMIN && !(await db.existsBy(AccountStaffRole, { accountId: id })))
    throw new AppError('ACCOUNT_LOCKED', { message: 'This account has no role on the staff.' });
}

/** The mails that a locked account still gets: about the account itself. */
const ABOUT_THE_ACCOUNT = new Set([
  'password-reset',
  'password-changed',
  'email-asked',
  'email-changed',
  'factor-changed',
  'payment-details-changed',
]);

/** Whether a mail is for a locked account that gets no such mails. */
export async function isForLockedAccount(
  db: EntityManager,
  { accountId, kind }: Pick<Mail, 'accountId' | 'kind'>,
): Promise<boolean> {
  if (accountId === null || ABOUT_THE_ACCOUNT.has(kind)) return false;
  return db.existsBy(AccountLock, { accountId });
}
