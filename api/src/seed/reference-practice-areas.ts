/** A practice area of law, as the directory lists it. */
export interface ReferencePracticeArea {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
}

/** The 21 practice areas with their lasting ids. */
export const REFERENCE_PRACTICE_AREAS = [
  { id: 1, name: 'Family Law', slug: 'family-law' },
  { id: 2, name: 'Criminal Law', slug: 'criminal-law' },
  { id: 3, name: 'Corporate Law', slug: 'corporate-law' },
  { id: 4, name: 'Real Estate Law', slug: 'real-estate-law' },
  { id: 5, name: 'Personal Injury', slug: 'personal-injury' },
  { id: 6, name: 'Immigration Law', slug: 'immigration-law' },
  { id: 7, name: 'Employment Law', slug: 'employment-law' },
  { id: 8, name: 'Intellectual Property', slug: 'intellectual-property' },
  { id: 9, name: 'Tax Law', slug: 'tax-law' },
  { id: 10, name: 'Bankruptcy', slug: 'bankruptcy' },
  { id: 11, name: 'Civil Litigation', slug: 'civil-litigation' },
  { id: 12, name: 'Constitutional Law', slug: 'constitutional-law' },
  { id: 13, name: 'Contract Law', slug: 'contract-law' },
  { id: 14, name: 'Cyber Law', slug: 'cyber-law' },
  { id: 15, name: 'Environmental Law', slug: 'environmental-law' },
  { id: 16, name: 'Human Rights Law', slug: 'human-rights-law' },
  { id: 17, name: 'Labour Law', slug: 'labour-law' },
  { id: 18, name: 'Media Law', slug: 'media-law' },
  { id: 19, name: 'Medical Malpractice', slug: 'medical-malpractice' },
  { id: 20, name: 'Property Law', slug: 'property-law' },
  { id: 21, name: 'Public Law', slug: 'public-law' },
] as const satisfies readonly ReferencePracticeArea[];

/** The name of one of the 21 practice areas. */
export type PracticeAreaName = (typeof REFERENCE_PRACTICE_AREAS)[number]['name'];
