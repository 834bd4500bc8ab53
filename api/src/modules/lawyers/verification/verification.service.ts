import { Role } from '../../../auth/role';
import { requireRole } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { conflict, invalidInput } from '../../../errors/app-error';
import { emptyToNull } from '../../../validation/text';
import { LawyerProfile } from '../lawyer-profile.entity';
import { getFullLawyer, lockProfile } from '../lawyer.service';
import type { Lawyer } from '../lawyer.types';
import type { VerificationInput } from './verification.inputs';
import { VerificationStatus } from './verification.status';

/**
 * An admin decides on a licence. A rejection needs a reason, which the lawyer sees.
 * @throws AppError NOT_FOUND, BAD_USER_INPUT naming `reason`, CONFLICT without a licence number, and
 * when another verified lawyer has it.
 */
export async function verifyLawyer(
  context: RequestContext,
  id: string,
  { status, reason }: VerificationInput,
): Promise<Lawyer> {
  requireRole(context, Role.ADMIN);
  const rejectionReason = status === VerificationStatus.REJECTED ? (emptyToNull(reason) ?? null) : null;
  if (status === VerificationStatus.REJECTED && !rejectionReason)
    throw invalidInput({ field: 'reason', message: 'A reason is required when rejecting' });
  return inTransaction(context, async (tx) => {
    const profile = await lockProfile(tx, id);
    const isVerified = status === VerificationStatus.VERIFIED;
    if (isVerified && !profile.licenseNumber)
      throw conflict('A lawyer without a licence number cannot be verified');
    await tx.db.update(
      LawyerProfile,
      { accountId: id },
      {
        verification: status,
        verificationReason: rejectionReason,
        verifiedAt: isVerified ? (profile.verifiedAt ?? tx.now()) : null,
      },
    );
    return getFullLawyer(tx, id);
  });
}
