import { Role } from '../../auth/role';
import {
  count,
  email,
  identifier,
  instant,
  type JsonSchema,
  listOf,
  namesOf,
  nullable,
  oneOf,
  pick,
  picture,
  shape,
  text,
} from '../../rest/openapi/json-schema';
import { CourtLevel, LawyerLanguage } from './lawyer.enums';
import type { Education } from './education.entity';
import type { Lawyer } from './lawyer.types';
import { VerificationStatus } from './verification/verification.status';

const educationSchema = shape<Pick<Education, 'degree' | 'university' | 'year'>>('Education', {
  degree: text,
  university: text,
  year: { type: 'integer' },
});

const publicProperties = {
  name: text,
  nameBangla: nullable(text),
  profilePic: picture,
  profilePicSmall: picture,
  practiceAreas: listOf(text),
  district: nullable(text),
  experience: { ...count, description: 'Whole years.' },
  courtLevel: { anyOf: [oneOf(CourtLevel), { type: 'null' }], description: 'The highest court of practice.' },
  languages: listOf(oneOf(LawyerLanguage)),
  chamberName: nullable(text),
  chamberNameBangla: nullable(text),
  chamberAddress: nullable(text),
  chamberAddressBangla: nullable(text),
  bio: nullable(text),
  bioBangla: nullable(text),
  education: listOf(educationSchema),
  licenseNumber: nullable(text),
  verifiedAt: nullable(instant),
  firstTalkPoisha: { ...nullable(count), description: 'The least price of a first talk; 0 for a free one.' },
  firstTalkMinutes: nullable(count),
  answersWithinHours: { ...nullable(count), description: 'A band: 1, 3, 6, 12, 24 or 48 hours.' },
  takesCases: { type: 'boolean', description: 'Whether the lawyer takes new cases now.' },
} satisfies Partial<Record<keyof Lawyer, JsonSchema>>;

const privateProperties = {
  email,
  phone: nullable(text),
  address: nullable(text),
  clientPhone: { ...nullable(text), description: 'Shown to clients in an accepted case.' },
  bankDetails: nullable(text),
  mobilePaymentDetails: nullable(text),
  verification: oneOf(VerificationStatus),
  verificationReason: nullable(text),
  createdAt: instant,
} satisfies Partial<Record<keyof Lawyer, JsonSchema>>;

const publicNames = namesOf(publicProperties);
const privateNames = namesOf(privateProperties);

type PublicLawyerV1 = { _id: string } & Pick<Lawyer, keyof typeof publicProperties>;

export const PUBLIC_V1_FIELDS: ReadonlySet<string> = new Set(publicNames);

/** Property by property: loops over lists of names took a quarter of a page's time. */
export function publicLawyerToV1(lawyer: Lawyer): PublicLawyerV1 {
  return {
    _id: lawyer.id,
    name: lawyer.name,
    nameBangla: lawyer.nameBangla,
    profilePic: lawyer.profilePic,
    profilePicSmall: lawyer.profilePicSmall,
    practiceAreas: lawyer.practiceAreas,
    district: lawyer.district,
    experience: lawyer.experience,
    courtLevel: lawyer.courtLevel,
    languages: lawyer.languages,
    chamberName: lawyer.chamberName,
    chamberNameBangla: lawyer.chamberNameBangla,
    chamberAddress: lawyer.chamberAddress,
    chamberAddressBangla: lawyer.chamberAddressBangla,
    bio: lawyer.bio,
    bioBangla: lawyer.bioBangla,
    education: lawyer.education,
    licenseNumber: lawyer.licenseNumber,
    verifiedAt: lawyer.verifiedAt,
    firstTalkPoisha: lawyer.firstTalkPoisha,
    firstTalkMinutes: lawyer.firstTalkMinutes,
    answersWithinHours: lawyer.answersWithinHours,
    takesCases: lawyer.takesCases,
  };
}

export function fullLawyerToV1(lawyer: Lawyer) {
  return { ...publicLawyerToV1(lawyer), role: Role.LAWYER, ...pick(lawyer, privateNames) };
}

export const publicLawyerV1Schema: JsonSchema = shape(
  'Lawyer',
  { _id: identifier, ...publicProperties },
  'A verified lawyer as everybody sees it.',
);

export const fullLawyerV1Schema: JsonSchema = shape(
  'FullLawyer',
  { _id: identifier, ...publicProperties, role: oneOf([Role.LAWYER]), ...privateProperties },
  'A lawyer as the lawyer and admins see it.',
);
