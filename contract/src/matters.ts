import type { PracticeAreaName } from './places';

/** A need in everyday words, and the practice areas that serve it. */
export interface MatterEntry {
  readonly slug: string;
  readonly name: string;
  /** In Bangla, Unicode NFC. */
  readonly nameBangla: string;
  readonly practiceAreas: readonly PracticeAreaName[];
}

/** In choice order; together they cover all practice areas. */
export const matters = [
  {
    slug: 'land',
    name: 'Land and inheritance',
    nameBangla: 'জমি ও উত্তরাধিকার',
    practiceAreas: ['Property Law', 'Real Estate Law', 'Civil Litigation'],
  },
  {
    slug: 'family',
    name: 'Divorce, dower, children',
    nameBangla: 'তালাক, দেনমোহর, সন্তান',
    practiceAreas: ['Family Law'],
  },
  {
    slug: 'police',
    name: 'Police or court papers',
    nameBangla: 'থানা বা আদালতের কাগজ',
    practiceAreas: ['Criminal Law', 'Civil Litigation'],
  },
  {
    slug: 'work',
    name: 'Wages or dismissal',
    nameBangla: 'বেতন বা চাকরিচ্যুতি',
    practiceAreas: ['Labour Law', 'Employment Law'],
  },
  {
    slug: 'debt',
    name: 'A cheque or a debt',
    nameBangla: 'চেক বা পাওনা টাকা',
    // A dishonoured cheque is tried in a criminal court, a debt in a civil one.
    practiceAreas: ['Criminal Law', 'Civil Litigation', 'Contract Law', 'Bankruptcy'],
  },
  {
    slug: 'rent',
    name: 'Rent',
    nameBangla: 'বাড়িভাড়া',
    practiceAreas: ['Real Estate Law', 'Property Law', 'Civil Litigation'],
  },
  {
    slug: 'violence',
    name: 'Violence or threats',
    nameBangla: 'মারধর বা হুমকি',
    practiceAreas: ['Criminal Law', 'Family Law', 'Human Rights Law'],
  },
  {
    slug: 'online',
    name: 'Online abuse',
    nameBangla: 'অনলাইনে হয়রানি',
    practiceAreas: ['Cyber Law', 'Media Law'],
  },
  {
    slug: 'business',
    name: 'Business',
    nameBangla: 'ব্যবসা',
    practiceAreas: ['Corporate Law', 'Contract Law', 'Tax Law', 'Intellectual Property', 'Bankruptcy'],
  },
  {
    slug: 'other',
    name: 'Something else',
    nameBangla: 'অন্য কিছু',
    practiceAreas: [
      'Personal Injury',
      'Medical Malpractice',
      'Immigration Law',
      'Environmental Law',
      'Human Rights Law',
      'Constitutional Law',
      'Public Law',
      'Media Law',
    ],
  },
] as const satisfies readonly MatterEntry[];
