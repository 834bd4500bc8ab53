import {
  courtLevels,
  lawyerLanguages,
  type LawyerLanguageName,
} from '@ainsathi/contract/courts-and-languages';
import { registerEnumType } from 'type-graphql';

/** The highest court in which a lawyer may appear. The values are what the database stores and REST sends. */
export const CourtLevel = courtLevels;
export type CourtLevel = (typeof courtLevels)[keyof typeof courtLevels];

type Languages = typeof lawyerLanguages;

/** A language in which a lawyer talks with clients. The values are what the database stores and REST sends. */
export const LawyerLanguage = Object.fromEntries(
  Object.entries(lawyerLanguages).map(([name, { value }]) => [name, value]),
) as { readonly [Name in LawyerLanguageName]: Languages[Name]['value'] };
export type LawyerLanguage = Languages[LawyerLanguageName]['value'];

registerEnumType(CourtLevel, {
  name: 'CourtLevel',
  description: 'The highest court in which a lawyer may appear; each level includes the lower ones.',
  valuesConfig: {
    SUBORDINATE_COURTS: { description: 'District and other lower courts.' },
    HIGH_COURT_DIVISION: { description: 'The High Court Division of the Supreme Court.' },
    APPELLATE_DIVISION: { description: 'The Appellate Division of the Supreme Court.' },
  },
});

registerEnumType(LawyerLanguage, {
  name: 'LawyerLanguage',
  description: 'A language in which a lawyer talks with clients.',
  valuesConfig: Object.fromEntries(
    Object.entries(LawyerLanguage).map(([name, value]) => [
      name,
      { description: `\`${value}\` in the REST API.` },
    ]),
  ),
});
