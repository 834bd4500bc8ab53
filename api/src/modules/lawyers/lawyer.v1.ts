import { Role } from '../../auth/role';
import {
  count,
  email,
  identifier,
  instant,
  type JsonSchema,
  listOf,
  nullable,
  oneOf,
  picture,
  shape,
  text,
} from '../../rest/openapi/json-schema';
import { CourtLevel, LawyerLanguage } from './lawyer.enums';
import type { EducationType, Lawyer } from './lawyer.types';
import { VerificationStatus } from './verification/verification.status';

/** A lawyer as everybody may see it in `/api/v1`. */
export function publicLawyerToV1(lawyer: Lawyer) {
  const {
    id,
    name,
    profilePic,
    profilePicSmall,
    practiceAreas,
    district,
    experience,
    courtLevel,
    languages,
    chamberName,
    chamberAddress,
  } = lawyer;
  const { bio, education, licenseNumber, verifiedAt } = lawyer;
  const { nameBangla, chamberNameBangla, chamberAddressBangla, bioBangla } = lawyer;
  return {
    _id: id,
    name,
    nameBangla,
    profilePic,
    profilePicSmall,
    practiceAreas,
    district,
    experience,
    courtLevel,
    languages,
    chamberName,
    chamberNameBangla,
    chamberAddress,
    chamberAddressBangla,
    bio,
    bioBangla,
    education,
    licenseNumber,
    verifiedAt,
  };
}

/** A lawyer as the lawyer and admins see it. */
export function fullLawyerToV1(lawyer: Lawyer) {
  const {
    email,
    phone,
    address,
    clientPhone,
    bankDetails,
    mobilePaymentDetails,
    verification,
    verificationReason,
    createdAt,
  } = lawyer;
  const ownerFields = { email, phone, address, clientPhone, bankDetails, mobilePaymentDetails };
  return {
    ...publicLawyerToV1(lawyer),
    ...ownerFields,
    role: Role.LAWYER,
    verification,
    verificationReason,
    createdAt,
  };
}

const educationSchema = shape<EducationType>('Education', {
  degree: text,
  university: text,
  year: { type: 'integer' },
});

const publicProperties: Record<keyof ReturnType<typeof publicLawyerToV1>, JsonSchema> = {
  _id: identifier,
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
};

/** What `publicLawyerToV1` reads of a lawyer. */
export const PUBLIC_V1_FIELDS: ReadonlySet<string> = new Set(Object.keys(publicProperties));

/** The schema of `publicLawyerToV1`. */
export const publicLawyerV1Schema: JsonSchema = shape<ReturnType<typeof publicLawyerToV1>>(
  'Lawyer',
  publicProperties,
  'A verified lawyer as everybody sees it.',
);

/** The schema of `fullLawyerToV1`. */
export const fullLawyerV1Schema: JsonSchema = shape<ReturnType<typeof fullLawyerToV1>>(
  'FullLawyer',
  {
    ...publicProperties,
    email,
    phone: nullable(text),
    address: nullable(text),
    clientPhone: { ...nullable(text), description: 'Shown to clients in an accepted case.' },
    bankDetails: nullable(text),
    mobilePaymentDetails: nullable(text),
    role: oneOf([Role.LAWYER]),
    verification: oneOf(VerificationStatus),
    verificationReason: nullable(text),
    createdAt: instant,
  },
  'A lawyer as the lawyer and admins see it.',
);
