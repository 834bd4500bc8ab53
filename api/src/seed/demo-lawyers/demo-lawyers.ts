import type { PracticeAreaName } from '@ainsathi/contract/places';
import type { CourtLevel, LawyerLanguage } from '../../modules/lawyers/lawyer.enums';
import { chooseHeads } from '../pictures/choose-heads';
import type { HeadKind } from '../pictures/head-kinds';
import { demoId, stableNumber } from '../stable-number';
import { CHAMBERS_IN_BANGLA } from './chambers-in-bangla';
import { CHATTOGRAM_SYLHET_LAWYERS } from './chattogram-sylhet';
import { DHAKA_CITY_LAWYERS, NUSRAT_JAHAN } from './dhaka-city';
import { DHAKA_DIVISION_LAWYERS } from './dhaka-division';
import { KHULNA_BARISHAL_LAWYERS } from './khulna-barishal';
import type { LawyerSketch } from './lawyer-sketch';
import { namesInBothScripts } from './names-in-both-scripts';
import { PENDING_LAWYERS, REJECTED_LAWYERS } from './not-listed';
import { RAJSHAHI_RANGPUR_LAWYERS } from './rajshahi-rangpur';
import { SENIOR_LAWYERS } from './senior-lawyers';
import { TEXTS_IN_BANGLA } from './texts-in-bangla';

const namesInBangla: ReadonlyMap<string, string> = new Map(namesInBothScripts);

/** A lawyer of the demo data, complete. Days are counted back from the time of seeding. */
export interface DemoLawyer {
  readonly id: string;
  readonly name: string;
  readonly nameBangla: string | null;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly licenseNumber: string;
  readonly experience: number;
  readonly practiceAreas: readonly PracticeAreaName[];
  readonly district: string;
  readonly courtLevel: CourtLevel;
  readonly languages: readonly LawyerLanguage[];
  /** For clients whose case is accepted; not all give one. */
  readonly clientPhone: string | null;
  readonly chamberName: string;
  readonly chamberAddress: string;
  readonly bio: string;
  readonly chamberNameBangla: string | null;
  readonly chamberAddressBangla: string | null;
  readonly bioBangla: string | null;
  readonly education: readonly {
    readonly degree: string;
    readonly university: string;
    readonly year: number;
  }[];
  readonly bankDetails: string;
  readonly mobilePaymentDetails: string;
  readonly verification: 'pending' | 'verified' | 'rejected';
  readonly verificationReason: string | null;
  readonly registeredDaysAgo: number;
  readonly verifiedDaysAgo: number | null;
  /** The head of the portrait; null for a monogram. */
  readonly head: HeadKind | null;
}

// The years of practice of the sketches are counted to this year.
const COUNTED_TO_YEAR = 2026;
// What precedes a name in writing; the login address and the bank account do without it.
const FORENAME_PREFIXES = /^(Advocate|Md\.|Mst\.)\s+/;
const BANKS = [
  'Sonali Bank PLC',
  'Janata Bank PLC',
  'Pubali Bank PLC',
  'BRAC Bank PLC',
  'Islami Bank Bangladesh PLC',
  'City Bank PLC',
  'Dutch-Bangla Bank PLC',
  'Eastern Bank PLC',
];
const YEARS_TO_FURTHER_DEGREE: readonly (readonly [RegExp, number])[] = [
  [/^Ph\.D\./, 11],
  [/^M\.Phil\./, 8],
];

function emailOf(sketch: LawyerSketch): string {
  if (sketch === NUSRAT_JAHAN) return 'lawyer@ainsathi.test';
  const local = sketch.name
    .replace(FORENAME_PREFIXES, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '.');
  return `${local}@ainsathi.test`;
}

/** Phone numbers of the demo all begin +88017000001, so that nobody calls or pays a real number by mistake. */
function phoneOf(index: number): string {
  return `+88017000001${String(index).padStart(2, '0')}`;
}

function licenseNumberOf(sketch: LawyerSketch, index: number): string {
  const year = COUNTED_TO_YEAR - sketch.years;
  const number = 1042 + index * 137;
  const styles = [
    `BBC/${year}/${number}`,
    `${sketch.district} Bar ${number}`,
    `Sanad No. ${number}/${year}`,
    `LIC-${year}-0${number}`,
    `HCD-${number}/${year}`,
  ];
  return styles[index % styles.length] ?? `BBC/${year}/${number}`;
}

function educationOf(sketch: LawyerSketch): DemoLawyer['education'] {
  const graduated = COUNTED_TO_YEAR - sketch.years - 2 - stableNumber(`graduation ${sketch.name}`, 2);
  const degree = sketch.university.startsWith('National University') ? 'LL.B.' : 'LL.B. (Hons.)';
  const first = { degree, university: sketch.university, year: graduated };
  if (!sketch.further) return [first];
  const [furtherDegree, university] = sketch.further;
  const later = YEARS_TO_FURTHER_DEGREE.find(([pattern]) => pattern.test(furtherDegree))?.[1] ?? 1;
  return [{ degree: furtherDegree, university, year: graduated + later }, first];
}

function courtLevelOf({ name, years, district }: LawyerSketch): CourtLevel {
  if (years >= 22 && stableNumber(`court ${name}`, 3) > 0) return 'appellate-division';
  const likely = district === 'Dhaka' || district === 'Gazipur' || years >= 15;
  return years >= 4 && likely ? 'high-court-division' : 'subordinate-courts';
}

const REGIONAL_LANGUAGES: readonly (readonly [LawyerLanguage, readonly string[]])[] = [
  ['chittagonian', ['Chattogram', "Cox's Bazar"]],
  ['sylheti', ['Sylhet', 'Sunamganj', 'Habiganj', 'Moulvibazar']],
  ['chakma', ['Rangamati', 'Khagrachhari']],
];

function languagesOf({ name, district, further }: LawyerSketch): LawyerLanguage[] {
  const regional = REGIONAL_LANGUAGES.find(([, districts]) => districts.includes(district))?.[0];
  const chance = stableNumber(`languages ${name}`, 12);
  return [
    'bangla',
    ...(regional ? [regional] : []),
    ...(further || chance > 2 ? (['english'] as const) : []),
    ...(chance === 4 ? (['hindi'] as const) : []),
    ...(chance === 7 ? (['urdu'] as const) : []),
  ];
}

function bankDetailsOf(sketch: LawyerSketch): string {
  const account = 1_000_000_000 + stableNumber(`account ${sketch.name}`, 2_000_000_000);
  return [
    `Account name: ${sketch.name.replace(FORENAME_PREFIXES, '')}`,
    `Account number: ${stableNumber(`branch ${sketch.name}`, 900) + 100}${account}`,
    `Bank: ${BANKS[stableNumber(`bank ${sketch.name}`, BANKS.length)] ?? 'Sonali Bank PLC'}`,
    `Branch: ${sketch.district} Court Branch`,
  ].join('\n');
}

function mobilePaymentDetailsOf(sketch: LawyerSketch, phone: string): string {
  const local = phone.slice('+88'.length);
  const lines = [`bKash (personal): ${local}`];
  if (stableNumber(`nagad ${sketch.name}`, 2) === 0) lines.push(`Nagad: ${local}`);
  // A Rocket account is the mobile number and one check digit.
  if (stableNumber(`rocket ${sketch.name}`, 3) === 0)
    lines.push(`Rocket: ${local}${stableNumber(local, 10)}`);
  return [...lines, 'Please write your name as the reference'].join('\n');
}

// As the database orders names: without case, by code point.
function compareNames(first: string, second: string): number {
  const [one, two] = [first.toLowerCase(), second.toLowerCase()];
  return one < two ? -1 : Number(one > two);
}

const VERIFIED_LAWYERS: readonly LawyerSketch[] = [
  NUSRAT_JAHAN,
  ...DHAKA_CITY_LAWYERS,
  ...DHAKA_DIVISION_LAWYERS,
  ...CHATTOGRAM_SYLHET_LAWYERS,
  ...KHULNA_BARISHAL_LAWYERS,
  ...RAJSHAHI_RANGPUR_LAWYERS,
  ...SENIOR_LAWYERS,
];

// The directory's default order, in which people are seen beside each other.
const HEADS = chooseHeads(
  [...VERIFIED_LAWYERS]
    .sort((first, second) => second.years - first.years || compareNames(first.name, second.name))
    .flatMap(({ name, figure, years }) => (figure ? [{ name, figure, years }] : [])),
);

function completeLawyer(
  sketch: LawyerSketch,
  index: number,
): Omit<DemoLawyer, 'verification' | 'verificationReason' | 'registeredDaysAgo' | 'verifiedDaysAgo'> {
  const phone = phoneOf(index);
  const inBangla = TEXTS_IN_BANGLA.get(sketch.name);
  return {
    id: demoId('account', emailOf(sketch)),
    name: sketch.name,
    nameBangla: namesInBangla.get(sketch.name) ?? null,
    email: emailOf(sketch),
    phone,
    address: `House ${stableNumber(`house ${sketch.name}`, 90) + 4}, ${sketch.district} Sadar, ${sketch.district}`,
    licenseNumber: licenseNumberOf(sketch, index),
    experience: sketch.years,
    practiceAreas: sketch.areas,
    district: sketch.district,
    courtLevel: courtLevelOf(sketch),
    languages: languagesOf(sketch),
    clientPhone: stableNumber(`client phone ${sketch.name}`, 4) === 0 ? null : phone,
    chamberName: sketch.chamber,
    chamberAddress: sketch.address,
    bio: sketch.bio,
    chamberNameBangla: inBangla?.chamber ?? CHAMBERS_IN_BANGLA.get(sketch.chamber) ?? null,
    chamberAddressBangla: inBangla?.address ?? null,
    bioBangla: inBangla?.bio ?? null,
    education: educationOf(sketch),
    bankDetails: bankDetailsOf(sketch),
    mobilePaymentDetails: mobilePaymentDetailsOf(sketch, phone),
    head: HEADS.get(sketch.name) ?? null,
  };
}

// Longer ago than the oldest demo case, which begins fourteen months back.
function registrationOf(index: number): { registeredDaysAgo: number; verifiedDaysAgo: number } {
  const registeredDaysAgo = 445 + ((index * 7) % 240);
  return { registeredDaysAgo, verifiedDaysAgo: registeredDaysAgo - 1 - (index % 4) };
}

/** All demo lawyers: the verified ones first, Advocate Nusrat Jahan leading, then the pending and the rejected. */
export const DEMO_LAWYERS: readonly DemoLawyer[] = [
  ...VERIFIED_LAWYERS.map((sketch, index) => ({
    ...completeLawyer(sketch, index),
    verification: 'verified' as const,
    verificationReason: null,
    ...registrationOf(index),
  })),
  ...PENDING_LAWYERS.map((sketch, index) => ({
    ...completeLawyer(sketch, VERIFIED_LAWYERS.length + index),
    verification: 'pending' as const,
    verificationReason: null,
    registeredDaysAgo: 1 + index * 2,
    verifiedDaysAgo: null,
  })),
  ...REJECTED_LAWYERS.map((sketch, index) => ({
    ...completeLawyer(sketch, VERIFIED_LAWYERS.length + PENDING_LAWYERS.length + index),
    verification: 'rejected' as const,
    verificationReason: sketch.reason,
    registeredDaysAgo: 12 + index * 9,
    verifiedDaysAgo: null,
  })),
];
