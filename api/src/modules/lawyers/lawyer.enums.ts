import {
  courtLevels,
  lawyerLanguages,
  type LawyerLanguageName,
} from '@ainsathi/contract/courts-and-languages';
import { describeEnum, restNames } from '../../graphql/fields';

/** The highest court in which a lawyer may appear. The database stores the values and REST sends them. */
export const CourtLevel = courtLevels;
export type CourtLevel = (typeof courtLevels)[keyof typeof courtLevels];

type Languages = typeof lawyerLanguages;

/** A language for talking with clients. The database stores the values and REST sends them. */
export const LawyerLanguage = Object.fromEntries(
  Object.entries(lawyerLanguages).map(([name, { value }]) => [name, value]),
) as { readonly [Name in LawyerLanguageName]: Languages[Name]['value'] };
export type LawyerLanguage = Languages[LawyerLanguageName]['value'];

describeEnum(
  CourtLevel,
  'CourtLevel',
  'The highest court in which a lawyer may appear; each level includes the lower ones.',
  {
    SUBORDINATE_COURTS: 'District and other lower courts.',
    HIGH_COURT_DIVISION: 'The High Court Division of the Supreme Court.',
    APPELLATE_DIVISION: 'The Appellate Division of the Supreme Court.',
  },
);

const languageMeaning = 'A language in which a lawyer talks with clients.';
describeEnum(LawyerLanguage, 'LawyerLanguage', languageMeaning, restNames(LawyerLanguage));
