import { Permission, Role } from '../../../auth/role';
import { requireRecentProof, requireStaffProof, hasPermission, requireStaff } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { discardPicture } from '../../../images/images';
import { AuditAct, accountSubject, writeAudit } from '../../../platform/audit/write-audit';
import { personalChanges } from '../../../platform/audit/personal-changes';
import { type AccountChanges, changeAccount, getManagedAccount } from '../../accounts/account.service';
import { eraseAccount } from './erase-account';
import type { UpdateLawyerInput } from './lawyer-admin.inputs';
import { LawyerProfile } from '../lawyer-profile.entity';
import { replacePracticeAreas } from '../profile/lawyer-profile.service';
import { getFullLawyer, lockProfile } from '../lawyer.service';
import { refuseStaleDecision } from '../verification/verification-version';
import type { Lawyer } from '../lawyer.types';

/** REST sends a phone number as well. */
export type LawyerChanges = UpdateLawyerInput & Pick<AccountChanges, 'phone'>;

/**
 * A name by a verifier counts as checked; a pending Bangla name that is not in the edit stays pending. A name by other staff is
 * pending like the lawyer's own.
 */
async function changeNames(
  { db, viewer }: RequestContext,
  { accountId, ownNameBangla, nameBangla: shown }: LawyerProfile,
  { name, nameBangla }: LawyerChanges,
): Promise<void> {
  if (name === undefined && nameBangla === undefined) return;
  if (!hasPermission(viewer, Permission.VERIFY_LAWYERS)) {
    const wanted = nameBangla;
    if (wanted !== undefined) await db.update(LawyerProfile, { accountId }, { ownNameBangla: wanted });
    return;
  }
  const given = nameBangla === undefined ? shown : nameBangla;
  await db.update(LawyerProfile, { accountId }, { ownNameBangla: given });
  await db.update(LawyerProfile, { accountId }, { waitingName: null });
  if (nameBangla === undefined && ownNameBangla !== shown)
    await db.update(LawyerProfile, { accountId }, { ownNameBangla });
}

/** @throws AppError IDENTITY_REQUIRED, NOT_FOUND, FORBIDDEN for an admin account, BAD_USER_INPUT, CONFLICT, also after a change since `version`. */
export async function updateLawyer(
  context: RequestContext,
  id: string,
  input: LawyerChanges,
  version: string | null = null,
): Promise<Lawyer> {
  requireStaff(context, Permission.SUPPORT_USERS);
  requireStaffProof(context);
  return inTransaction(context, async (tx) => {
    const present = await getManagedAccount(tx, id, Role.LAWYER);
    const profile = await lockProfile(tx, id);
    refuseStaleDecision(version, await getFullLawyer(tx, id));
    const { experience } = profile;
    await writeAudit(tx, AuditAct.LAWYER_UPDATED, {
      subject: accountSubject(id),
      ...personalChanges(tx.platform.sealing, Object.assign(present, { experience }), input),
    });
    await changeAccount(tx, id, input);
    await changeNames(tx, profile, input);
    if (input.experience !== undefined)
      await tx.db.update(LawyerProfile, { accountId: id }, { experience: input.experience });
    if (input.practiceAreas) await replacePracticeAreas(tx, id, input.practiceAreas);
    return getFullLawyer(tx, id);
  });
}

/** Cases and posts outlive the account. @throws AppError IDENTITY_REQUIRED, NOT_FOUND, FORBIDDEN for an admin account. */
export async function deleteLawyer(context: RequestContext, id: string): Promise<void> {
  requireStaff(context, Permission.SUPPORT_USERS);
  requireRecentProof(context);
  await inTransaction(context, async (tx) => {
    const account = await getManagedAccount(tx, id, Role.LAWYER);
    const { profilePic } = await lockProfile(tx, id);
    await tx.afterCommit(await eraseAccount(tx, account));
    await discardPicture(tx, profilePic);
  });
}
