import { hashPassword } from '../../../auth/password';
import { Role } from '../../../auth/role';
import { requireRecentProof, requireRole } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { AppError, conflict } from '../../../errors/app-error';
import { AuditAct, accountSubject, writeAudit } from '../../../platform/audit/write-audit';
import { AccountEventKind } from '../account-event.entity';
import { recordAccountEvent } from '../account-events';
import { PASSWORD_CHANGED } from '../account-mails';
import { getOwnAccount, refuseWeakPassword } from '../account.service';
import { requireOpenSession } from '../lock-account';
import { replacePassword } from '../recovery/replace-password';
import { warnOwner } from '../recovery/warn-owner';
import { openSession, type SignedIn } from '../sessions/open-session';
import { lockIfPasswordUnchanged, readPresentSession } from '../sessions/session.service';

/**
 * Sets the viewer's first password, or one in place of a forgotten password, and ends all sessions; returns the token of a new
 * session. @throws AppError FORBIDDEN for lawyers and admins, IDENTITY_REQUIRED, BAD_USER_INPUT naming `newPassword`, CONFLICT
 * where an email is confirmed: there a mailed link sets it.
 */
export async function setPassword(context: RequestContext, newPassword: string): Promise<SignedIn> {
  requireRole(context, Role.USER);
  requireRecentProof(context);
  const account = await getOwnAccount(context);
  if (account.emailConfirmedAt)
    throw conflict('Your email is confirmed: ask for a link there to set a password.');
  refuseWeakPassword(newPassword, 'newPassword', account);
  const passwordHash = await hashPassword(newPassword, context);
  return inTransaction(context, async (tx) => {
    const present = await lockIfPasswordUnchanged(tx, account);
    if (!present || present.emailConfirmedAt) throw new AppError('CONFLICT');
    await requireOpenSession(tx);
    const { deviceId, secondFactor, authenticatedAt, shared } = await readPresentSession(tx);
    await replacePassword(tx, account.id, passwordHash);
    await recordAccountEvent(tx, account.id, AccountEventKind.PASSWORD_CHANGED);
    await writeAudit(tx, AuditAct.PASSWORD_CHANGED, { subject: accountSubject(account.id) });
    await warnOwner(tx, account, 'password-changed', PASSWORD_CHANGED);
    return openSession(tx, account, deviceId, { secondFactor, provenAt: authenticatedAt, shared });
  });
}
