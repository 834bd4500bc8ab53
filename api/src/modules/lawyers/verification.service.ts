import { Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { invalidInput } from '../../errors/app-error';
import { discardPicture } from '../../images/images';
import { emptyToNull } from '../../validation/text';
import { Account } from '../accounts/account.entity';
import { changeAccount, deleteUser, getManagedAccount, updateUser } from '../accounts/account.service';
import { LawyerProfile } from './lawyer-profile.entity';
import type { UpdateLawyerInput, UpdateManagedAccountInput } from './lawyer.inputs';
import type { Lawyer } from './lawyer.types';
import { getFullLawyer, lockProfile, replacePracticeAreas } from './lawyer.service';
import { VerificationStatus } from './verification.status';

const LONGEST_REASON = 1000;

/**
 * An admin decides on a licence. Rejecting needs a reason, which the lawyer is told.
 * @throws AppError NOT_FOUND, BAD_USER_INPUT naming `reason`, CONFLICT when another verified lawyer has the number.
 */
export async function verifyLawyer(
  context: RequestContext,
  id: string,
  status: VerificationStatus,
  reason: string | null,
): Promise<Lawyer> {
  const told = emptyToNull(reason) ?? null;
  if (status === VerificationStatus.REJECTED && !told)
    throw invalidInput({ field: 'reason', message: 'A reason is required when rejecting' });
  if (told && told.length > LONGEST_REASON)
    throw invalidInput({ field: 'reason', message: `Reason must be at most ${LONGEST_REASON} characters` });
  return inTransaction(context, async (tx) => {
    const profile = await lockProfile(tx, id);
    const verified = status === VerificationStatus.VERIFIED;
    await tx.db.update(
      LawyerProfile,
      { accountId: id },
      {
        verification: status,
        verificationReason: status === VerificationStatus.REJECTED ? told : null,
        verifiedAt: verified ? (profile.verifiedAt ?? tx.now()) : null,
      },
    );
    return getFullLawyer(tx, id);
  });
}

/** An admin edits a lawyer. @throws AppError NOT_FOUND, BAD_USER_INPUT, CONFLICT. */
export async function updateLawyer(
  context: RequestContext,
  id: string,
  input: UpdateLawyerInput,
): Promise<Lawyer> {
  return inTransaction(context, async (tx) => {
    await getManagedAccount(tx, id, Role.LAWYER);
    await lockProfile(tx, id);
    await changeAccount(tx, id, input);
    if (input.experience !== undefined)
      await tx.db.update(LawyerProfile, { accountId: id }, { experience: input.experience });
    if (input.practiceAreas) await replacePracticeAreas(tx, id, input.practiceAreas);
    return getFullLawyer(tx, id);
  });
}

/**
 * Deletes a lawyer: cases and blogs stay without the person, all tokens end at once, the picture goes.
 * @throws AppError NOT_FOUND, or FORBIDDEN for an admin account.
 */
export async function deleteLawyer(context: RequestContext, id: string): Promise<void> {
  await inTransaction(context, async (tx) => {
    await getManagedAccount(tx, id, Role.LAWYER);
    const { profilePic } = await lockProfile(tx, id);
    await tx.db.delete(Account, { id });
    await discardPicture(tx, profilePic);
  });
}

/** Edits whoever an id names, client or lawyer: one REST call serves both. */
export async function updateManagedAccount(
  context: RequestContext,
  id: string,
  input: UpdateManagedAccountInput,
): Promise<{ user: Account; lawyer: Lawyer | null }> {
  const user = await getManagedAccount(context, id);
  if (user.role === Role.LAWYER) return { user, lawyer: await updateLawyer(context, id, input) };
  return { user: await updateUser(context, id, input), lawyer: null };
}

/** Deletes whoever an id names, client or lawyer. @throws AppError NOT_FOUND, or FORBIDDEN for an admin account. */
export async function deleteManagedAccount(context: RequestContext, id: string): Promise<void> {
  const { role } = await getManagedAccount(context, id);
  return role === Role.LAWYER ? deleteLawyer(context, id) : deleteUser(context, id);
}
