import { Permission, Role } from '../../../auth/role';
import { requireRecentProof, requireStaffProof, requireStaff } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { AuditAct, accountSubject, writeAudit } from '../../../platform/audit/write-audit';
import { personalChanges } from '../../../platform/audit/personal-changes';
import type { Account } from '../../accounts/account.entity';
import { type AccountChanges, changeAccount, getManagedAccount } from '../../accounts/account.service';
import { eraseAccount } from '../../lawyers/administration/erase-account';
import {
  deleteLawyer,
  type LawyerChanges,
  updateLawyer,
} from '../../lawyers/administration/lawyer-admin.service';
import type { Lawyer } from '../../lawyers/lawyer.types';

/** @throws AppError IDENTITY_REQUIRED, NOT_FOUND, FORBIDDEN for an admin account, BAD_USER_INPUT, CONFLICT. */
export async function updateUser(
  context: RequestContext,
  id: string,
  input: AccountChanges,
): Promise<Account> {
  requireStaff(context, Permission.SUPPORT_USERS);
  requireStaffProof(context);
  return inTransaction(context, async (tx) => {
    const present = await getManagedAccount(tx, id, Role.USER);
    await writeAudit(tx, AuditAct.CLIENT_UPDATED, {
      subject: accountSubject(id),
      ...personalChanges(tx.platform.sealing, present, input),
    });
    return changeAccount(tx, id, input);
  });
}

/** Cases outlive the account. @throws AppError IDENTITY_REQUIRED, NOT_FOUND, FORBIDDEN for an admin account. */
export async function deleteUser(context: RequestContext, id: string): Promise<void> {
  requireStaff(context, Permission.SUPPORT_USERS);
  requireRecentProof(context);
  await inTransaction(context, async (tx) => {
    const account = await getManagedAccount(tx, id, Role.USER);
    await tx.afterCommit(await eraseAccount(tx, account));
  });
}

/** A client or a lawyer: one REST operation serves both. */
export async function updateManagedAccount(
  context: RequestContext,
  id: string,
  input: LawyerChanges,
): Promise<{ user: Account; lawyer: Lawyer | null }> {
  requireStaff(context, Permission.SUPPORT_USERS);
  requireStaffProof(context);
  const user = await getManagedAccount(context, id);
  if (user.role === Role.LAWYER) return { user, lawyer: await updateLawyer(context, id, input) };
  return { user: await updateUser(context, id, input), lawyer: null };
}

/** A client or a lawyer. @throws AppError IDENTITY_REQUIRED, NOT_FOUND, FORBIDDEN for an admin account. */
export async function deleteManagedAccount(context: RequestContext, id: string): Promise<void> {
  requireStaff(context, Permission.SUPPORT_USERS);
  requireRecentProof(context);
  const { role } = await getManagedAccount(context, id);
  return role === Role.LAWYER ? deleteLawyer(context, id) : deleteUser(context, id);
}
