import { licenseKey } from '@ainsathi/contract/license-key';
import { v7 as uuidv7 } from 'uuid';
import { requireCounted, requireRole, requireRecentProof } from '../../../auth/viewer';
import { Role } from '../../../auth/role';
import type { RequestContext } from '../../../context';
import { invalidInput } from '../../../errors/app-error';
import { discardPicture, withPicture } from '../../../images/images';
import type { UploadedImage } from '../../../images/validate-image';
import { refuseStale, versionOf } from '../../../validation/content-version';
import type { Account } from '../../accounts/account.entity';
import { changeAccount } from '../../accounts/account.service';
import { changeOwnAccount } from '../../accounts/lock-account';
import { normalizePhone } from '../../accounts/phone';
import { districtIdOf } from '../directory/districts';
import { Education } from '../education.entity';
import { LawyerPracticeArea } from '../lawyer-practice-area.entity';
import { LawyerProfile } from '../lawyer-profile.entity';
import { awayDay } from './away-day';
import type { EducationInput, OwnProfileInput } from './lawyer-profile.inputs';
import { getFullLawyer, lockProfile } from '../lawyer.service';
import type { Lawyer } from '../lawyer.types';
import { parsePracticeAreas } from '../directory/practice-areas';
import { verificationAfterEdit, VerificationStatus } from '../verification/verification.status';
import { AuditAct, accountSubject, writeAudit } from '../../../platform/audit/write-audit';
import { AccountEventKind } from '../../accounts/account-event.entity';
import { recordAccountEvent } from '../../accounts/account-events';
import { PAYMENT_DETAILS_CHANGED } from '../../accounts/account-mails';
import { warnOwner } from '../../accounts/recovery/warn-owner';

const USUAL_MINUTES = 30;

const DETAILS = ['bankDetails', 'mobilePaymentDetails'] as const;

/**
 * A stolen token could redirect fees, so a change requires a recent proof, is recorded and mailed to the lawyer, in the
 * caller's transaction. @throws AppError IDENTITY_REQUIRED.
 */
async function guardPaymentDetails(
  context: RequestContext,
  account: Account,
  present: LawyerProfile,
  edited: Partial<LawyerProfile>,
): Promise<void> {
  const fields = DETAILS.filter((field) => edited[field] !== undefined && edited[field] !== present[field]);
  if (fields.length === 0) return;
  const { id } = requireRecentProof(context);
  await recordAccountEvent(context, id, AccountEventKind.PAYMENT_DETAILS_CHANGED);
  await writeAudit(context, AuditAct.PAYMENT_DETAILS_CHANGED, {
    subject: accountSubject(id),
    after: { fields },
  });
  await warnOwner(context, account, 'payment-details-changed', PAYMENT_DETAILS_CHANGED);
}

export async function createLawyerProfile({ db }: RequestContext, accountId: string): Promise<void> {
  await db.insert(LawyerProfile, { accountId });
}

export async function getOwnLawyerProfile(context: RequestContext): Promise<Lawyer> {
  return getFullLawyer(context, requireRole(context, Role.LAWYER).id);
}

function parseDistrict(name: string | null | undefined): number | null | undefined {
  if (name === undefined || name === null) return name;
  const id = districtIdOf(name);
  if (id === null)
    throw invalidInput({
      field: 'district',
      message: ['"{{text}}" is not a district of Bangladesh', { text: name }],
    });
  return id;
}

function refuseFutureYears(context: RequestContext, education: readonly EducationInput[]): void {
  const thisYear = context.now().getFullYear();
  const index = education.findIndex(({ year }) => year > thisYear);
  if (index >= 0)
    throw invalidInput({
      field: `education.${index}.year`,
      message: ['Year must be {{count}} or earlier', { count: thisYear }],
    });
}

/** @throws AppError BAD_USER_INPUT for an unknown practice area. */
export async function replacePracticeAreas(
  { db }: RequestContext,
  lawyerId: string,
  texts: readonly string[],
): Promise<void> {
  const areaIds = parsePracticeAreas(texts);
  await db.delete(LawyerPracticeArea, { lawyerId });
  if (areaIds.length > 0)
    await db.insert(
      LawyerPracticeArea,
      areaIds.map((practiceAreaId, position) => ({ lawyerId, practiceAreaId, position })),
    );
}

async function replaceEducation(
  context: RequestContext,
  lawyerId: string,
  education: readonly EducationInput[],
): Promise<void> {
  refuseFutureYears(context, education);
  await context.db.delete(Education, { lawyerId });
  await context.db.insert(
    Education,
    education.map(({ degree, university, year }, position) => ({
      id: uuidv7(),
      lawyerId,
      position,
      degree,
      university,
      year,
    })),
  );
}

/** Now for another licence number, and for any edit of a rejected lawyer, who is checked again. */
function submittedAt(profile: LawyerProfile, licenseNumber: string | null, now: Date): Date | null {
  if (!licenseNumber) return null;
  const isNew = licenseKey(profile.licenseNumber) !== licenseKey(licenseNumber);
  const isCorrected = profile.verification === VerificationStatus.REJECTED;
  return isNew || isCorrected ? now : profile.licenseSubmittedAt;
}

/** The price and length of a first talk. @throws AppError BAD_USER_INPUT for a length without a price. */
function editedFirstTalk(profile: LawyerProfile, input: OwnProfileInput) {
  const { firstTalkPoisha = profile.firstTalkPoisha, firstTalkMinutes: minutes } = input;
  if (firstTalkPoisha !== null)
    return { firstTalkPoisha, firstTalkMinutes: minutes ?? profile.firstTalkMinutes ?? USUAL_MINUTES };
  if (minutes) throw invalidInput({ field: 'firstTalkMinutes', message: 'Say what the first talk costs' });
  return { firstTalkPoisha, firstTalkMinutes: null };
}

/** The changed columns, verification included; undefined columns stay. */
function editedProfile(profile: LawyerProfile, input: OwnProfileInput, now: Date): Partial<LawyerProfile> {
  const { licenseNumber = profile.licenseNumber, languages, clientPhone } = input;
  const verification = verificationAfterEdit(profile.verification, profile.licenseNumber, licenseNumber);
  const isSameLicense = licenseKey(profile.licenseNumber) === licenseKey(licenseNumber);
  const isUnchanged = verification === profile.verification;
  const { experience, courtLevel, chamberName, chamberAddress, bio, bankDetails, mobilePaymentDetails } =
    input;
  const { mostInvitations } = input;
  const { nameBangla: ownNameBangla, chamberNameBangla, chamberAddressBangla, bioBangla } = input;
  return {
    ...{ experience, courtLevel, chamberName, chamberAddress, bio, bankDetails, mobilePaymentDetails },
    ...{ ownNameBangla, chamberNameBangla, chamberAddressBangla, bioBangla },
    mostInvitations,
    ...editedFirstTalk(profile, input),
    licenseNumber,
    licenseSubmittedAt: submittedAt(profile, licenseNumber, now),
    districtId: parseDistrict(input.district),
    languages: languages && [...new Set(languages)],
    clientPhone: clientPhone === undefined ? undefined : normalizePhone(clientPhone, 'clientPhone'),
    awayUntil: awayDay(input.awayUntil, now),
    verification,
    verificationReason: isUnchanged ? profile.verificationReason : null,
    verifiedAt: verification === VerificationStatus.VERIFIED ? profile.verifiedAt : null,
    renewalAt: verification === VerificationStatus.VERIFIED ? profile.renewalAt : null,
    // Another number was never checked, so it is no licence that only ran out.
    lapsedAt: isSameLicense ? profile.lapsedAt : null,
    firstVerifiedAt: isSameLicense ? profile.firstVerifiedAt : null,
  };
}

const EDITED = [
  ...(['name', 'email', 'phone', 'address', 'nameBangla'] as const),
  ...(['licenseNumber', 'experience', 'practiceAreas', 'district', 'courtLevel', 'languages'] as const),
  ...(['chamberName', 'chamberAddress', 'chamberNameBangla', 'chamberAddressBangla'] as const),
  ...(['clientPhone', 'bankDetails', 'mobilePaymentDetails', 'awayUntil', 'mostInvitations'] as const),
  ...(['bio', 'bioBangla', 'education', 'firstTalkPoisha', 'firstTalkMinutes'] as const),
];

export function profileVersion(lawyer: Lawyer): string {
  return versionOf(EDITED.map((field) => lawyer[field]));
}

async function changeProfile(
  tx: RequestContext,
  account: Account,
  input: OwnProfileInput,
  profilePic: string | null,
): Promise<void> {
  const { id } = account;
  const profile = await lockProfile(tx, id);
  refuseStale(input.version, profileVersion(await getFullLawyer(tx, id)));
  const columns = editedProfile(profile, input, tx.now());
  await guardPaymentDetails(tx, account, profile, columns);
  await changeAccount(tx, id, input);
  await tx.db.update(
    LawyerProfile,
    { accountId: id },
    { ...columns, profilePic: profilePic ?? profile.profilePic },
  );
  if (profilePic) await discardPicture(tx, profile.profilePic);
  if (input.practiceAreas) await replacePracticeAreas(tx, id, input.practiceAreas);
  if (input.education) await replaceEducation(tx, id, input.education);
}

/**
 * The lawyer edits their profile and may replace the picture. A changed licence number must be verified again.
 * @throws AppError BAD_USER_INPUT naming the field, CONFLICT for a taken email or an edit of an older version,
 * IDENTITY_REQUIRED for another email, phone or payment details; as `storePicture`.
 */
export async function updateOwnLawyerProfile(
  context: RequestContext,
  input: OwnProfileInput,
  picture: UploadedImage | null,
): Promise<Lawyer> {
  const { id } = await requireCounted(context, 'profileSaves', Role.LAWYER);
  return withPicture(context, picture, 'portrait', (profilePic) =>
    changeOwnAccount(context, async (tx, account) => {
      await changeProfile(tx, account, input, profilePic);
      return getFullLawyer(tx, id);
    }),
  );
}
