import { licenseKey } from '@ainsathi/contract/license-key';
import { Permission } from '../../../auth/role';
import { v7 as uuidv7 } from 'uuid';
import { requireStaffProof, requireStaff } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { conflict, invalidInput } from '../../../errors/app-error';
import { AuditAct, accountSubject, writeAudit } from '../../../platform/audit/write-audit';
import { dayInDhaka } from '../../../validation/dhaka-day';
import { isDrawn } from '../../../validation/text';
import { NotificationKind } from '../../notifications/notification.kinds';
import { settleLicenceNotifications } from '../../notifications/notification.service';
import { notify } from '../../notifications/notify';
import { requireConfirmedEmailOf } from '../../accounts/email/email-confirmation.service';
import { LawyerProfile } from '../lawyer-profile.entity';
import { getFullLawyer, lockProfile } from '../lawyer.service';
import type { Lawyer } from '../lawyer.types';
import { VerificationDecision } from './verification-decision.entity';
import type { VerificationInput } from './verification.inputs';
import { PaperKind } from '../licence/licence-paper.entity';
import { listPresentPapers } from '../licence/licence.queries';
import { NOTHING_ASKED } from '../licence/licence.service';
import { isNameOnly, validUntil } from './validity';
import { VerificationStatus } from './verification.status';
import { refuseStaleDecision } from './verification-version';

const ACTS: Record<VerificationStatus, AuditAct> = {
  [VerificationStatus.VERIFIED]: AuditAct.LICENSE_VERIFIED,
  [VerificationStatus.REJECTED]: AuditAct.LICENSE_REJECTED,
  [VerificationStatus.PENDING]: AuditAct.LICENSE_REOPENED,
};

/** Every decision ends what waited. */
const NOTHING_WAITS = { renewalAt: null, lapsedAt: null, firstVerifiedAt: null, ...NOTHING_ASKED };

/** What the public reads of a check: only papers that a verifier has opened. @throws AppError CONFLICT without a required paper. */
async function checkedFacts(
  tx: RequestContext,
  { accountId, enrolledOn, barAssociation }: LawyerProfile,
): Promise<Partial<LawyerProfile>> {
  const papers = await listPresentPapers(tx, accountId);
  if (papers.length === 0 && tx.platform.config.licencePapersRequired)
    throw conflict('No paper of this licence is here. Ask the lawyer for one first.');
  return {
    checkedOn: dayInDhaka(tx.now()),
    checkedPapers: Object.values(PaperKind).filter((kind) =>
      papers.some((paper) => paper.kind === kind && paper.seenAt.length > 0),
    ),
    enrolledYear: enrolledOn === null ? null : Number(enrolledOn.slice(0, 4)),
    checkedAssociation: barAssociation,
  };
}

/**
 * Records an admin's decision on a licence. A rejection needs a reason for the lawyer. Verifying also accepts the present name
 * as the public name.
 * @throws AppError IDENTITY_REQUIRED, NOT_FOUND, BAD_USER_INPUT naming `reason`, CONFLICT without a licence number, when
 * another verified lawyer has it, or when anything of it changed since `version`, or without a paper where one is required; BAD_USER_INPUT naming `validUntil`.
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
  if (isRejected && !isDrawn(givenReason ?? ''))
    throw invalidInput({ field: 'reason', message: 'A reason is required when rejecting' });
  return inTransaction(context, async (tx) => {
    const profile = await lockProfile(tx, id);
    refuseStaleDecision(version, await getFullLawyer(tx, id));
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
        ...(isVerified && { verifiedUntil: validUntil(profile, given, tx.now()) }),
        ...(isVerified && !isNameOnly(profile) && (await checkedFacts(tx, profile))),
        ...NOTHING_WAITS,
        waitingName: null,
      },
    );
    if (!isNameOnly(profile)) await settleLicenceNotifications(tx, id);
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
