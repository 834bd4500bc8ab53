import type { PracticeAreaName } from './places';

/** What a person needs a lawyer for, in everyday words, and the practice areas whose lawyers take it. */
export interface MatterEntry {
  /** For use in a URL. */
  readonly slug: string;
  readonly name: string;
  readonly practiceAreas: readonly PracticeAreaName[];
}

/** The matters in the order of a choice field; together they reach all practice areas. */
export const matters = [
  {
    slug: 'land',
    name: 'Land and inheritance',
    practiceAreas: ['Property Law', 'Real Estate Law', 'Civil Litigation'],
  },
  { slug: 'family', name: 'Divorce, dower, children', practiceAreas: ['Family Law'] },
  { slug: 'police', name: 'Police or court papers', practiceAreas: ['Criminal Law', 'Civil Litigation'] },
  { slug: 'work', name: 'Wages or dismissal', practiceAreas: ['Labour Law', 'Employment Law'] },
  {
    slug: 'debt',
    name: 'A cheque or a debt',
    // A dishonoured cheque is tried in a criminal court, a debt in a civil one.
    practiceAreas: ['Criminal Law', 'Civil Litigation', 'Contract Law', 'Bankruptcy'],
  },
  { slug: 'rent', name: 'Rent', practiceAreas: ['Real Estate Law', 'Property Law', 'Civil Litigation'] },
  {
    slug: 'violence',
    name: 'Violence or threats',
    practiceAreas: ['Criminal Law', 'Family Law', 'Human Rights Law'],
  },
  { slug: 'online', name: 'Online abuse', practiceAreas: ['Cyber Law', 'Media Law'] },
  {
    slug: 'business',
    name: 'Business',
    practiceAreas: ['Corporate Law', 'Contract Law', 'Tax Law', 'Intellectual Property', 'Bankruptcy'],
  },
  {
    slug: 'other',
    name: 'Something else',
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

/** Marks a matter among the values of a choice field that offers matters and practice areas. */
const MATTER_PREFIX = 'matter:';

/** The value of a matter in a choice field that offers matters and practice areas. */
export function matterChoice(slug: string): string {
  return MATTER_PREFIX + slug;
}

/** The matter or the practice area that a value of the choice field stands for; the other one is empty. */
export function readAreaChoice(value: string): { category: string; matter: string } {
  return value.startsWith(MATTER_PREFIX)
    ? { category: '', matter: value.slice(MATTER_PREFIX.length) }
    : { category: value, matter: '' };
}
