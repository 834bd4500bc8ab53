import { Not } from 'typeorm';
import { Permission, StaffRole } from '../../auth/role';
import { requireRecentProof, requireStaff } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { conflict, notFound } from '../../errors/app-error';
import { AuditAct, accountSubject, writeAudit } from '../../platform/audit/write-audit';
import { isIdentifier } from '../../validation/identifier';
import { AccountLock } from '../accounts/locks/account-lock.entity';
import { AccountStaffRole } from '../accounts/account.entity';
import { AccountToken } from '../accounts/account-token.entity';
import { Session } from '../accounts/sessions/session.entity';
import { endInvitationsBy } from './staff-invitation.service';
import { lockStaffForChangeOf, requireAnotherOwner } from './staff-lock';
import { getStaffMember } from './staff.queries';
import { type StaffMember, StaffState } from './staff.types';

function requireOwner(context: RequestContext, id: string): void {
  requireStaff(context, Permission.MANAGE_STAFF);
  requireRecentProof(context);
  if (!isIdentifier(id)) throw notFound('Staff member');
}

/**
 * The roles hold from the next request on.
 * @throws AppError IDENTITY_REQUIRED, FORBIDDEN for the own account, NOT_FOUND, CONFLICT for the last owner and for a colleague
 * who has not accepted the invitation.
 */
export async function updateStaff(
  context: RequestContext,
  id: string,
  roles: readonly StaffRole[],
): Promise<StaffMember> {
  requireOwner(context, id);
  return inTransaction(context, async (tx) => {
    const owners = await lockStaffForChangeOf(tx, id);
    const present = await getStaffMember(tx, id);
    if (present.state === StaffState.INVITED)
      throw conflict('The invitation has not been accepted yet. Invite again with other roles.');
    if (!roles.includes(StaffRole.OWNER)) {
      requireAnotherOwner(owners, id);
      await endInvitationsBy(tx, id);
    }
    await tx.db.delete(AccountStaffRole, { accountId: id });
    await tx.db.insert(
      AccountStaffRole,
      [...new Set(roles)].map((role) => ({ accountId: id, role })),
    );
    await writeAudit(tx, AuditAct.STAFF_ROLES_CHANGED, {
      subject: accountSubject(id),
      before: { roles: present.roles },
      after: { roles },
    });
    return getStaffMember(tx, id);
  });
}

/**
 * An owner ends a colleague's work or revokes an invitation: roles, sessions and links end, except *This was not me*; past acts
 * keep the name. @throws AppError IDENTITY_REQUIRED, FORBIDDEN for the own account, NOT_FOUND, CONFLICT for the last owner.
 */
export async function endStaff(context: RequestContext, id: string): Promise<void> {
  requireOwner(context, id);
  await inTransaction(context, async (tx) => {
    const owners = await lockStaffForChangeOf(tx, id);
    const { roles } = await getStaffMember(tx, id);
    requireAnotherOwner(owners, id);
    await endInvitationsBy(tx, id);
    for (const entity of [AccountStaffRole, Session, AccountLock])
      await tx.db.delete(entity, { accountId: id });
    // With *This was not me* the person can still undo a stranger's acts, such as this.
    await tx.db.delete(AccountToken, { accountId: id, purpose: Not('secure-account') });
    await writeAudit(tx, AuditAct.STAFF_ENDED, { subject: accountSubject(id), before: { roles } });
  });
}
