import { Permission, Role } from '../../auth/role';
import { requireStaffProof, hasPermission, requireStaff, type Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { AppError, conflict, found } from '../../errors/app-error';
import { AuditAct, accountSubject, writeAudit } from '../../platform/audit/write-audit';
import { isIdentifier } from '../../validation/identifier';
import { AccountLock } from '../accounts/locks/account-lock.entity';
import { Account } from '../accounts/account.entity';
import { revokeCalendarAddress } from '../accounts/calendar-address';
import { Session } from '../accounts/sessions/session.entity';
import { endInvitationsBy } from './staff-invitation.service';
import { lockStaffForChangeOf, requireAnotherOwner } from './staff-lock';
import { getManagedAccount } from '../accounts/account.service';
import { requestPasswordReset } from '../accounts/recovery/password-reset.service';

/** Ends a client's or lawyer's sessions and calendar URL. @throws AppError IDENTITY_REQUIRED, NOT_FOUND, FORBIDDEN for an admin account. */
export async function endUserSessions(context: RequestContext, id: string): Promise<void> {
  requireStaff(context, Permission.SUPPORT_USERS);
  requireStaffProof(context);
  await inTransaction(context, async (tx) => {
    const account = await getManagedAccount(tx, id);
    await tx.db.delete(Session, { accountId: account.id });
    await revokeCalendarAddress(tx, account.id);
    await writeAudit(tx, AuditAct.SESSIONS_ENDED, { subject: accountSubject(account.id) });
  });
}

/**
 * Mails a client or a lawyer the link for a new password: staff never choose passwords.
 * @throws AppError IDENTITY_REQUIRED, NOT_FOUND, FORBIDDEN for an admin account, CONFLICT without an email; as `requestPasswordReset`.
 */
export async function sendPasswordReset(context: RequestContext, id: string): Promise<void> {
  requireStaff(context, Permission.SUPPORT_USERS);
  requireStaffProof(context);
  await inTransaction(context, async (tx) => {
    const account = await getManagedAccount(tx, id);
    if (!account.email) throw conflict('This account has no email: its owner signs in by phone.');
    await requestPasswordReset(tx, account.email);
    await writeAudit(tx, AuditAct.PASSWORD_RESET_SENT, { subject: accountSubject(account.id) });
  });
}

/** Locks the row. Only an owner may lock staff, never the last owner; support may lock others. */
async function accountToLock(tx: RequestContext, id: string): Promise<Account> {
  const account = found(isIdentifier(id) ? await tx.db.findOneBy(Account, { id }) : null, 'User');
  const isStaff = account.role === Role.ADMIN;
  const needed = isStaff ? Permission.MANAGE_STAFF : Permission.SUPPORT_USERS;
  if (!hasPermission(tx.viewer, needed)) throw new AppError('FORBIDDEN');
  if (isStaff) requireAnotherOwner(await lockStaffForChangeOf(tx, id), id);
  else await tx.db.findOne(Account, { where: { id }, lock: { mode: 'for_no_key_update' } });
  return account;
}

function requireLocker(context: RequestContext): Viewer {
  const viewer = requireStaff(context, Permission.SUPPORT_USERS, Permission.MANAGE_STAFF);
  requireStaffProof(context);
  return viewer;
}

/**
 * Ends the account's sessions at once, prevents sign-ins, and unlists a lawyer.
 * @throws AppError IDENTITY_REQUIRED, NOT_FOUND, FORBIDDEN for the own account and without the permission for its role,
 * CONFLICT for a locked account and for the last owner.
 */
export async function lockAccount(context: RequestContext, id: string, reason: string): Promise<void> {
  const { id: lockedBy } = requireLocker(context);
  await inTransaction(context, async (tx) => {
    await accountToLock(tx, id);
    if (await tx.db.existsBy(AccountLock, { accountId: id }))
      throw conflict('This account is locked already.');
    await tx.db.insert(AccountLock, { accountId: id, lockedBy, reason, lockedAt: tx.now() });
    await tx.db.delete(Session, { accountId: id });
    await endInvitationsBy(tx, id);
    await writeAudit(tx, AuditAct.ACCOUNT_LOCKED, { subject: accountSubject(id), reason });
  });
}

/** @throws AppError as `lockAccount`, CONFLICT for an account that is not locked. */
export async function unlockAccount(context: RequestContext, id: string): Promise<void> {
  requireLocker(context);
  await inTransaction(context, async (tx) => {
    await accountToLock(tx, id);
    const { affected } = await tx.db.delete(AccountLock, { accountId: id });
    if (!affected) throw conflict('This account is not locked.');
    await writeAudit(tx, AuditAct.ACCOUNT_UNLOCKED, { subject: accountSubject(id) });
  });
}
