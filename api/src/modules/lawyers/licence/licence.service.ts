import { licenseKey } from '@ainsathi/contract/license-key';
import { Permission, Role } from '../../../auth/role';
import { requireCounted, requireStaff, requireStaffProof } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { conflict, invalidInput } from '../../../errors/app-error';
import { AuditAct, accountSubject, writeAudit } from '../../../platform/audit/write-audit';
import { dayInDhaka, dayOf, requireWithinReach } from '../../../validation/dhaka-day';
import { requireConfirmedEmail } from '../../accounts/email/email-confirmation.service';
import { NotificationKind } from '../../notifications/notification.kinds';
import { settleLicenceNotifications } from '../../notifications/notification.service';
import { notify } from '../../notifications/notify';
import { LawyerProfile } from '../lawyer-profile.entity';
import { getFullLawyer, lockProfile } from '../lawyer.service';
import type { Lawyer } from '../lawyer.types';
import { endsSoon } from '../verification/validity';
import { VerificationStatus } from '../verification/verification.status';
import { refuseStaleDecision } from '../verification/verification-version';
import type { AskForPaperInput, LicenceInput } from './licence.inputs';
import { hasNewPaper } from './licence.queries';

export const NOTHING_ASKED = { askedFor: null, askedNote: null, askedAt: null };

const day = (value: Date | null | undefined): string | null | undefined => value && dayOf(value);

/**
 * Saves what the lawyer says of the own licence. Another day of enrolment or association of a verified lawyer asks for
 * another check. @throws AppError BAD_USER_INPUT naming `enrolledOn` for a day to come, EMAIL_NOT_CONFIRMED.
 */
export async function saveLicence(context: RequestContext, input: LicenceInput): Promise<Lawyer> {
  const { id } = await requireCounted(context, 'profileSaves', Role.LAWYER);
  await requireConfirmedEmail(context);
  const { barAssociation, membershipNumber } = input;
  const [enrolledOn, cardUntil] = [day(input.enrolledOn), day(input.cardUntil)];
  if (enrolledOn && enrolledOn > dayInDhaka(context.now()))
    throw invalidInput({ field: 'enrolledOn', message: 'Choose today or a day before' });
  if (input.cardUntil) requireWithinReach(input.cardUntil, context.now(), 'cardUntil');
  return inTransaction(context, async (tx) => {
    const profile = await lockProfile(tx, id);
    const changes = { enrolledOn, barAssociation };
    const isChanged = (['enrolledOn', 'barAssociation'] as const).some(
      (field) => changes[field] !== undefined && changes[field] !== profile[field],
    );
    const isRenewal = isChanged && profile.verification === VerificationStatus.VERIFIED;
    await tx.db.update(
      LawyerProfile,
      { accountId: id },
      {
        ...{ ...changes, membershipNumber, cardUntil },
        renewalAt: isRenewal ? (profile.renewalAt ?? tx.now()) : profile.renewalAt,
      },
    );
    return getFullLawyer(tx, id);
  });
}

/** A renewal of a verification; any other licence is pending, also after a rejection. */
function waiting(
  { verification, renewalAt, licenseSubmittedAt }: LawyerProfile,
  now: Date,
): Partial<LawyerProfile> {
  const { VERIFIED, REJECTED, PENDING } = VerificationStatus;
  if (verification === VERIFIED) return { renewalAt: renewalAt ?? now };
  const since = verification === REJECTED ? null : licenseSubmittedAt;
  return { verification: PENDING, verificationReason: null, licenseSubmittedAt: since ?? now };
}

/**
 * The lawyer asks for a check; a verified one in the last 60 days, with a new paper, or when a verifier has asked for something.
 * A repeated request keeps its time. @throws AppError CONFLICT, also without a number, EMAIL_NOT_CONFIRMED.
 */
export async function submitLicence(context: RequestContext): Promise<Lawyer> {
  const { id } = await requireCounted(context, 'profileSaves', Role.LAWYER);
  await requireConfirmedEmail(context);
  return inTransaction(context, async (tx) => {
    const profile = await lockProfile(tx, id);
    if (!licenseKey(profile.licenseNumber)) throw conflict('Add your licence number first');
    const isEarly = profile.verification === VerificationStatus.VERIFIED && !endsSoon(profile, tx.now());
    if (isEarly && profile.renewalAt === null && profile.askedAt === null && !(await hasNewPaper(tx, id)))
      throw conflict('Your verification is renewed in its last 60 days');
    await tx.db.update(LawyerProfile, { accountId: id }, { ...waiting(profile, tx.now()), ...NOTHING_ASKED });
    await settleLicenceNotifications(tx, id);
    return getFullLawyer(tx, id);
  });
}

/**
 * The third answer: the licence stays as it is and waits for the lawyer, out of the queue.
 * @throws AppError IDENTITY_REQUIRED, NOT_FOUND, CONFLICT where nothing waits for a decision, or anything changed since `version`.
 */
export async function askForPaper(
  context: RequestContext,
  id: string,
  { what, note, version }: AskForPaperInput,
): Promise<Lawyer> {
  requireStaff(context, Permission.VERIFY_LAWYERS);
  requireStaffProof(context);
  return inTransaction(context, async (tx) => {
    const { verification, renewalAt } = await lockProfile(tx, id);
    if (verification !== VerificationStatus.PENDING && renewalAt === null)
      throw conflict('This licence does not wait for a decision');
    refuseStaleDecision(version, await getFullLawyer(tx, id));
    const asked = { askedFor: what, askedNote: note ?? null, askedAt: tx.now() };
    await tx.db.update(LawyerProfile, { accountId: id }, asked);
    await writeAudit(tx, AuditAct.LICENCE_ASKED, { subject: accountSubject(id), after: { askedFor: what } });
    await notify(tx, id, NotificationKind.LICENCE_ASKED, { subjectId: id });
    return getFullLawyer(tx, id);
  });
}
