import { courtLevels, lawyerLanguages } from '@ainsathi/contract/courts-and-languages';
import { latinDigits } from '@ainsathi/contract/bangla-digits';
import { licenseKey } from '@ainsathi/contract/license-key';
import {
  firstDegreeYear,
  firstTalkLimits,
  longest,
  mostExperience,
  mostInvitations as most,
} from '@ainsathi/contract/limits';
import { districts } from '@ainsathi/contract/places';
import type { TFunction } from 'i18next';
import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';
import { phoneText } from '../../../i18n/phone-text';
import { changedFields } from '../../../drafts/use-form-draft';
import type { CourtLevel, LawyerLanguage, LawyerProfileInput } from '../../../graphql/generated/schema-types';
import type { LawyerProfileForm_LawyerFragment } from './generated/lawyer-profile-form';
import { readTaka } from '../../../ui/taka';
import { emailText } from '../../../lib/email-text';

const textLimits = {
  phone: longest.phone,
  address: longest.address,
  licenseNumber: longest.licenseNumber,
  chamberName: longest.chamberName,
  chamberAddress: longest.chamberAddress,
  clientPhone: longest.phone,
  bankDetails: longest.bankDetails,
  mobilePaymentDetails: longest.mobilePaymentDetails,
  bio: longest.bio,
  nameBangla: longest.name,
  chamberNameBangla: longest.chamberName,
  chamberAddressBangla: longest.chamberAddress,
  bioBangla: longest.bio,
};
export type ProfileTextName = keyof typeof textLimits;

const forEachText = <Value>(valueOf: (name: ProfileTextName) => Value) =>
  Object.fromEntries(
    (Object.keys(textLimits) as ProfileTextName[]).map((name) => [name, valueOf(name)]),
  ) as Record<ProfileTextName, Value>;

/** Numbers as typed, days as "2026-12-03"; `courtLevel` and `awayUntil` may be empty. */
export type ProfileValues = z.infer<ReturnType<typeof profileSchema>>;

export const banglaFields = [
  'nameBangla',
  'chamberNameBangla',
  'chamberAddressBangla',
  'bioBangla',
] as const satisfies readonly (keyof ProfileValues)[];

export const courtLevelNames = Object.keys(courtLevels) as CourtLevel[];
export const languageNames = Object.keys(lawyerLanguages) as LawyerLanguage[];

export const firstTalkKinds = ['free', 'paid', 'none'] as const;

const USUAL_MINUTES = 30;

function firstTalkValues({ firstTalkPoisha: poisha, firstTalkMinutes }: LawyerProfileForm_LawyerFragment) {
  const kind: (typeof firstTalkKinds)[number] = poisha === null ? 'none' : poisha === 0 ? 'free' : 'paid';
  return {
    kind,
    amount: poisha ? String(poisha / 100) : '',
    minutes: String(firstTalkMinutes ?? USUAL_MINUTES),
  };
}

function firstTalkInput({ kind, amount, minutes }: ProfileValues['firstTalk']): LawyerProfileInput {
  if (kind === 'none') return { firstTalkPoisha: null };
  return { firstTalkPoisha: kind === 'free' ? 0 : readTaka(amount), firstTalkMinutes: Number(minutes) };
}

export const emptyRow = { degree: '', university: '', year: '' };

/** Education has at least one row, which may be empty. */
export function profileValues(lawyer: LawyerProfileForm_LawyerFragment): ProfileValues {
  const rows = lawyer.education.map(({ degree, university, year }) => ({
    degree,
    university,
    year: String(year),
  }));
  return {
    ...forEachText((name) => lawyer[name] ?? ''),
    name: lawyer.name,
    email: lawyer.email ?? '',
    phone: phoneText(lawyer.phone ?? ''),
    experience: String(lawyer.experience),
    practiceAreas: [...lawyer.practiceAreas],
    district: lawyer.district ?? null,
    courtLevel: lawyer.courtLevel ?? '',
    languages: [...lawyer.languages],
    awayUntil: lawyer.awayUntil ?? '',
    mostInvitations: String(lawyer.mostInvitations ?? ''),
    firstTalk: firstTalkValues(lawyer),
    clientPhone: phoneText(lawyer.clientPhone ?? ''),
    education: rows.length > 0 ? rows : [{ ...emptyRow }],
  };
}

const isBlank = (row: ProfileValues['education'][number]) =>
  row.degree.trim() === '' && row.university.trim() === '' && row.year.trim() === '';

/** A single empty row: a new lawyer may save the other fields first. */
function isEmptyEducation(rows: ProfileValues['education']): boolean {
  return rows.length === 1 && rows.every(isBlank);
}

function wholeNumber(from: number, to: number, message: string) {
  const fits = (typed: string) => {
    const text = latinDigits(typed);
    return /^\d{1,4}$/.test(text) && Number(text) >= from && Number(text) <= to;
  };
  return z.string().trim().refine(fits, message);
}

/** The form's own validation; the server validates again. `thisYear` is the latest year of education. */
export function profileSchema(
  t: TFunction<['lawyerProfileForm', 'lawyers', 'accounts', 'forms']>,
  thisYear: number,
  hasEducation: boolean,
) {
  const upTo = (count: number) => z.string().max(count, t('forms:tooLong', { count }));
  const row = z.object({
    degree: upTo(longest.degree).trim().min(1, t('invalid.degree')),
    university: upTo(longest.university).trim().min(1, t('invalid.university')),
    year: wholeNumber(firstDegreeYear, thisYear, t('invalid.year', { year: thisYear })),
  });
  const untouched = z.object({ degree: z.string(), university: z.string(), year: z.string() });
  const rows = z.array(row);
  return z.object({
    name: upTo(longest.name).trim().min(1, t('forms:fullNameMissing')),
    email: upTo(longest.email)
      .trim()
      .pipe(emailText(t('forms:emailShape'))),
    experience: wholeNumber(0, mostExperience, t('invalid.experience')),
    ...forEachText((name) => upTo(textLimits[name])),
    licenseNumber: upTo(longest.licenseNumber).refine(
      (typed) => typed.trim() === '' || licenseKey(typed) !== '',
      t('invalid.license'),
    ),
    practiceAreas: z.array(z.string()),
    district: z
      .string()
      .nullable()
      .refine(
        (name) => name === null || districts.some((district) => district.name === name),
        t('lawyers:choice.districtUnknown'),
      ),
    courtLevel: z.enum([...courtLevelNames, '']),
    languages: z.array(z.enum(languageNames)),
    awayUntil: z.string(),
    mostInvitations: wholeNumber(0, most, t('invalid.mostInvitations', { most })),
    firstTalk: z
      .object({ kind: z.enum(firstTalkKinds), amount: z.string(), minutes: z.string() })
      .refine(
        ({ kind, amount }) => kind !== 'paid' || (readTaka(amount) ?? Infinity) <= firstTalkLimits.most,
        {
          path: ['amount'],
          message: t('invalid.firstTalk'),
        },
      ),
    education: z.array(untouched).superRefine((sent, context) => {
      if (!hasEducation && isEmptyEducation(sent)) return;
      for (const issue of rows.safeParse(sent).error?.issues ?? [])
        context.addIssue({ code: 'custom', path: issue.path, message: issue.message });
    }),
  });
}

/** Only changed fields, so that concurrent changes stay; an emptied field is cleared. */
export function profileInput(values: ProfileValues, stored: FieldValues = {}): LawyerProfileInput {
  const changes: Partial<ProfileValues> = changedFields(values, stored);
  const { education, experience, district, courtLevel, awayUntil, mostInvitations, firstTalk, ...rest } =
    changes;
  return {
    ...rest,
    ...(district === undefined ? {} : { district: district ?? '' }),
    ...(courtLevel === undefined ? {} : { courtLevel: courtLevel || null }),
    ...(awayUntil === undefined ? {} : { awayUntil: awayUntil || null }),
    ...(mostInvitations === undefined ? {} : { mostInvitations: Number(latinDigits(mostInvitations)) }),
    ...(firstTalk === undefined ? {} : firstTalkInput(firstTalk)),
    ...(experience === undefined ? {} : { experience: Number(latinDigits(experience)) }),
    ...(education === undefined || isEmptyEducation(education)
      ? {}
      : { education: education.map((row) => ({ ...row, year: Number(latinDigits(row.year)) })) }),
  };
}
