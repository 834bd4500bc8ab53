import { Permission } from '../../auth/permission';
import { requireStaffProof } from '../../auth/recent-proof';
import { requireStaff } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { AuditAct } from '../../platform/audit/audit-act';
import { accountSubject, writeAudit } from '../../platform/audit/write-audit';
import { getManagedAccount } from '../accounts/account.service';
import { requestPasswordReset } from '../accounts/recovery/password-reset.service';
import { Session } from '../accounts/sessions/session.entity';

/** Ends every session of a client or a lawyer. @throws AppError IDENTITY_REQUIRED, NOT_FOUND, FORBIDDEN for an admin account. */
export async function endUserSessions(context: RequestContext, id: string): Promise<void> {
  requireStaff(context, Permission.SUPPORT_USERS);
  requireStaffProof(context);
  await inTransaction(context, async (tx) => {
    const account = await getManagedAccount(tx, id);
    await tx.db.delete(Session, { accountId: account.id });
    await writeAudit(tx, AuditAct.SESSIONS_ENDED, { subject: accountSubject(account.id) });
  });
}

/**
 * Mails a client or a lawyer the link for a new password: the staff never chooses one.
 * @throws AppError IDENTITY_REQUIRED, NOT_FOUND, FORBIDDEN for an admin account, and what `requestPasswordReset` throws.
 */
export async function sendPasswordReset(context: RequestContext, id: string): Promise<void> {
  requireStaff(context, Permission.SUPPORT_USERS);
  requireStaffProof(context);
  await inTransaction(context, async (tx) => {
    const account = await getManagedAccount(tx, id);
    await requestPasswordReset(tx, account.email);
    await writeAudit(tx, AuditAct.PASSWORD_RESET_SENT, { subject: accountSubject(account.id) });
  });
}
