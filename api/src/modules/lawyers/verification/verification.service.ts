import { licenseKey } from '@ainsathi/contract/license-key';
import { Permission, Role } from '../../../auth/role';
import { v7 as uuidv7 } from 'uuid';
import { requireCounted, requireStaffProof, requireStaff } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { conflict, invalidInput } from '../../../errors/app-error';
import { AuditAct, accountSubject, writeAudit } from '../../../platform/audit/write-audit';
import { dayInDhaka } from '../../../validation/dhaka-day';
import { refuseStale, versionOf } from '../../../validation/content-version';
import { NotificationKind } from '../../notifications/notification.kinds';
import { notify } from '../../notifications/notify';
import {
  requireConfirmedEmail,
  requireConfirmedEmailOf,
} from '../../accounts/email/email-confirmation.service';
import { LawyerProfile } from '../lawyer-profile.entity';
import { getFullLawyer, lockProfile } from '../lawyer.service';
import type { Lawyer } from '../lawyer.types';
import { VerificationDecision } from './verification-decision.entity';
import type { VerificationInput } from './verification.inputs';
import { refuseRenewal, validUntil } from './validity';
import { VerificationStatus } from './verification.status';

const ACTS: Record<VerificationStatus, AuditAct> = {
  [VerificationStatus.VERIFIED]: AuditAct.LICENSE_VERIFIED,
  [VerificationStatus.REJECTED]: AuditAct.LICENSE_REJECTED,
  [VerificationStatus.PENDING]: AuditAct.LICENSE_REOPENED,
};

/** Every decision ends what waited. */
const NO_RENEWAL = { renewalAt: null, lapsedAt: null, firstVerifiedAt: null };

const CLAIMS_CHANGED = 'The name or the licence number has changed meanwhile. Please look at them again.';

/** The version of the name and number that a decision is about. */
export function verificationVersion({ name, nameBangla, licenseNumber }: Lawyer): string {
  return versionOf([name, licenseNumber, nameBangla]);
}

/**
 * Records an admin's decision on a licence. A rejection needs a reason for the lawyer. Verifying also accepts the present name
 * as the public name.
 * @throws AppError IDENTITY_REQUIRED, NOT_FOUND, BAD_USER_INPUT naming `reason`, CONFLICT without a licence number, when
 * another verified lawyer has it, or when name or number changed since `version`; BAD_USER_INPUT naming `validUntil`.
 */
export async function verifyLawyer(
  context: RequestContext,
  id: string,
  { status, reason, version, validUntil: given }: VerificationInput,
): Promise<Lawyer> {
  const admin = requireStaff(context, Permission.VERIFY_LAWYERS);
  requireStaffProof(context);
  const givenReason = reason ?? null;
  const isRejected = status === VerificationStatus.REJECTED;
  if (isRejected && !givenReason)
    throw invalidInput({ field: 'reason', message: 'A reason is required when rejecting' });
  return inTransaction(context, async (tx) => {
    const profile = await lockProfile(tx, id);
    refuseStale(version, verificationVersion(await getFullLawyer(tx, id)), CLAIMS_CHANGED);
    const isVerified = status === VerificationStatus.VERIFIED;
    if (isVerified && !licenseKey(profile.licenseNumber))
      throw conflict('A lawyer without a licence number cannot be verified');
    if (isVerified) await requireConfirmedEmailOf(tx, id);
    await tx.db.update(
      LawyerProfile,
      { accountId: id },
      {
        verification: status,
        verificationReason: isRejected ? givenReason : null,
        verifiedAt: isVerified ? (profile.verifiedAt ?? profile.firstVerifiedAt ?? tx.now()) : null,
        ...(isVerified && {
          verifiedUntil: validUntil(profile, given, tx.now()),
          checkedOn: dayInDhaka(tx.now()),
        }),
        ...NO_RENEWAL,
        waitingName: null,
      },
    );
    const lawyer = await getFullLawyer(tx, id);
    await tx.db.insert(VerificationDecision, {
      id: uuidv7(),
      lawyerId: id,
      adminId: admin.id,
      status,
      licenseNumber: lawyer.licenseNumber,
      lawyerName: lawyer.name,
      reason: givenReason,
      decidedAt: tx.now(),
    });
    await writeAudit(tx, ACTS[status], {
      subject: accountSubject(id),
      before: { verification: profile.verification },
      after: { verification: status },
      reason: givenReason,
    });
    const isNews = status !== profile.verification || profile.renewalAt !== null;
    if (status !== VerificationStatus.PENDING && isNews)
      await notify(tx, id, NotificationKind.VERIFICATION_DECIDED, { subjectId: id, status });
    return lawyer;
  });
}

/**
 * The lawyer asks for another check, in the last 60 days of a verification or once it has run out. A repeated request keeps its
 * time. @throws AppError CONFLICT while there is nothing to renew, EMAIL_NOT_CONFIRMED.
 */
export async function submitLicence(context: RequestContext): Promise<Lawyer> {
  const { id } = await requireCounted(context, 'profileSaves', Role.LAWYER);
  await requireConfirmedEmail(context);
  return inTransaction(context, async (tx) => {
    const profile = await lockProfile(tx, id);
    refuseRenewal(profile, tx.now());
    const waits =
      profile.verification === VerificationStatus.VERIFIED
        ? { renewalAt: profile.renewalAt ?? tx.now() }
        : { licenseSubmittedAt: profile.licenseSubmittedAt ?? tx.now() };
    await tx.db.update(LawyerProfile, { accountId: id }, waits);
    return getFullLawyer(tx, id);
  });
}
