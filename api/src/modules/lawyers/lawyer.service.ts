import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../auth/role';
import { requireRole } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { invalidInput, notFound } from '../../errors/app-error';
import type { IncomingPicture } from '../../images/validate-image';
import { discardPicture, withPicture } from '../../images/images';
import { isIdentifier } from '../../validation/identifier';
import { emptyToNull } from '../../validation/text';
import type { Account } from '../accounts/account.entity';
import { changeAccount, prepareAccount, type Registration, storeAccount } from '../accounts/account.service';
import { districtIdOf } from './districts';
import { Education } from './education.entity';
import { LawyerPracticeArea } from './lawyer-practice-area.entity';
import { LawyerProfile } from './lawyer-profile.entity';
import type { EducationInput, LawyerProfileInput } from './lawyer.inputs';
import { findFullLawyer, findPublicLawyer } from './lawyer.queries';
import type { Lawyer } from './lawyer.types';
import { parsePracticeAreas } from './practice-areas';
import { verificationAfterEdit, VerificationStatus } from './verification.status';

/**
 * Registers a client or a lawyer; a lawyer starts with an empty profile, pending verification. Does not sign in.
 * @throws AppError BAD_USER_INPUT, or CONFLICT when the email is taken.
 */
export async function register(context: RequestContext, input: Registration): Promise<Account> {
  const account = await prepareAccount(context, input);
  return inTransaction(context, async (tx) => {
    await storeAccount(tx, account);
    if (account.role === Role.LAWYER) await tx.db.insert(LawyerProfile, { accountId: account.id });
    return account;
  });
}

/** A lawyer for whoever looks: verified ones for everybody, in any state and with private fields for the lawyer and admins. */
export async function findLawyer(context: RequestContext, id: string): Promise<Lawyer | null> {
  const { viewer } = context;
  const mayseeAll = viewer?.role === Role.ADMIN || (viewer?.role === Role.LAWYER && viewer.id === id);
  return mayseeAll ? findFullLawyer(context, id) : findPublicLawyer(context, id);
}

/** The same. @throws AppError NOT_FOUND with `Lawyer not found`. */
export async function getLawyer(context: RequestContext, id: string): Promise<Lawyer> {
  const lawyer = await findLawyer(context, id);
  if (!lawyer) throw notFound('Lawyer');
  return lawyer;
}

/** A lawyer in any state with every field. Who may see that is the caller's rule. @throws AppError NOT_FOUND. */
export async function getFullLawyer(context: RequestContext, id: string): Promise<Lawyer> {
  const lawyer = await findFullLawyer(context, id);
  if (!lawyer) throw notFound('Lawyer');
  return lawyer;
}

/** The signed-in lawyer's own profile with every field. */
export async function getOwnLawyerProfile(context: RequestContext): Promise<Lawyer> {
  return getFullLawyer(context, requireRole(context, Role.LAWYER).id);
}

/** The lawyer's profile row, locked until the transaction ends. @throws AppError NOT_FOUND. */
export async function lockProfile({ db }: RequestContext, id: string): Promise<LawyerProfile> {
  const profile = isIdentifier(id)
    ? await db.findOne(LawyerProfile, { where: { accountId: id }, lock: { mode: 'pessimistic_write' } })
    : null;
  if (!profile) throw notFound('Lawyer');
  return profile;
}

function districtOf(name: string | null | undefined): number | null | undefined {
  const typed = emptyToNull(name);
  if (typed === undefined || typed === null) return typed;
  const id = districtIdOf(typed);
  if (id === null)
    throw invalidInput({ field: 'district', message: `"${typed}" is not a district of Bangladesh` });
  return id;
}

function refuseFutureYears(context: RequestContext, education: readonly EducationInput[]): void {
  const thisYear = context.now().getFullYear();
  const at = education.findIndex(({ year }) => year > thisYear);
  if (at >= 0)
    throw invalidInput({ field: `education.${at}.year`, message: `Year must be ${thisYear} or earlier` });
}

/** Replaces a lawyer's practice areas. @throws AppError BAD_USER_INPUT for text that is no known area. */
export async function replacePracticeAreas(
  { db }: RequestContext,
  lawyerId: string,
  typed: readonly string[],
): Promise<void> {
  const areas = parsePracticeAreas(typed);
  await db.delete(LawyerPracticeArea, { lawyerId });
  if (areas.length > 0)
    await db.insert(
      LawyerPracticeArea,
      areas.map((practiceAreaId, position) => ({ lawyerId, practiceAreaId, position })),
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
      degree: degree.trim(),
      university: university.trim(),
      year,
    })),
  );
}

/** The profile's columns after an edit, verification included. */
function editedProfile(profile: LawyerProfile, input: LawyerProfileInput): Partial<LawyerProfile> {
  const districtId = districtOf(input.district);
  const kept = <Value>(sent: Value | undefined, stored: Value): Value => (sent === undefined ? stored : sent);
  const licenseNumber = kept(emptyToNull(input.licenseNumber), profile.licenseNumber);
  const verification = verificationAfterEdit(profile.verification, profile.licenseNumber, licenseNumber);
  const unchanged = verification === profile.verification;
  return {
    licenseNumber,
    experience: kept(input.experience, profile.experience),
    chamberName: kept(emptyToNull(input.chamberName), profile.chamberName),
    chamberAddress: kept(emptyToNull(input.chamberAddress), profile.chamberAddress),
    bio: kept(emptyToNull(input.bio), profile.bio),
    districtId: kept(districtId, profile.districtId),
    bankDetails: kept(emptyToNull(input.bankDetails), profile.bankDetails),
    mobilePaymentDetails: kept(emptyToNull(input.mobilePaymentDetails), profile.mobilePaymentDetails),
    verification,
    verificationReason: unchanged ? profile.verificationReason : null,
    verifiedAt: verification === VerificationStatus.VERIFIED ? profile.verifiedAt : null,
  };
}

/** Merges an edit into a lawyer's profile; a new picture replaces the old one. */
async function changeLawyer(
  context: RequestContext,
  id: string,
  input: LawyerProfileInput,
  profilePic: string | null,
): Promise<void> {
  const profile = await lockProfile(context, id);
  const columns = editedProfile(profile, input);
  await changeAccount(context, id, input);
  await context.db.update(
    LawyerProfile,
    { accountId: id },
    { ...columns, profilePic: profilePic ?? profile.profilePic },
  );
  if (profilePic) await discardPicture(context, profile.profilePic);
  if (input.practiceAreas) await replacePracticeAreas(context, id, input.practiceAreas);
  if (input.education) await replaceEducation(context, id, input.education);
}

/**
 * The signed-in lawyer edits the own profile and, where one is sent, replaces the picture; another licence number asks
 * for verification again.
 * @throws AppError BAD_USER_INPUT naming the field, CONFLICT when the email is taken, and what `storePicture` throws.
 */
export async function updateOwnLawyerProfile(
  context: RequestContext,
  input: LawyerProfileInput,
  picture: IncomingPicture | null,
): Promise<Lawyer> {
  const viewer = requireRole(context, Role.LAWYER);
  return withPicture(context, picture, 'portrait', (profilePic) =>
    inTransaction(context, async (tx) => {
      await changeLawyer(tx, viewer.id, input, profilePic);
      return getFullLawyer(tx, viewer.id);
    }),
  );
}
