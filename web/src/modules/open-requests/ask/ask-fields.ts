import { readAreaChoice } from '@ainsathi/contract/area-choice';
import type { OpenRequestInput } from '../../../graphql/generated/schema-types';

/** Only texts, as a draft stores them; a ticked box is `yes`. */
export const noFields = {
  about: '',
  district: '',
  anywhere: '',
  urgent: '',
  title: '',
  description: '',
  courtDate: '',
  party1: '',
  party2: '',
  party3: '',
};

export type AskFields = typeof noFields;
export type AskProblems = Partial<AskFields>;

export const parties = ['party1', 'party2', 'party3'] as const;

/** The last step has no fields. */
export const steps: readonly (readonly (keyof AskFields)[])[] = [
  ['about', 'district', 'anywhere'],
  ['title', 'description', 'urgent', 'courtDate'],
  parties,
  [],
];

export const isEmpty = (fields: AskFields): boolean => Object.values(fields).every((value) => value === '');

/** The first step with a problem; the last step without problems. */
export function stepOf(problems: AskProblems): number {
  const index = steps.findIndex((names) => names.some((name) => problems[name] !== undefined));
  return index === -1 ? steps.length : index + 1;
}

export function inputOf(fields: AskFields): Omit<OpenRequestInput, 'requestKey'> {
  const { category, matter } = readAreaChoice(fields.about);
  return {
    about: matter || category,
    district: fields.district,
    anywhere: fields.anywhere === 'yes',
    urgent: fields.urgent === 'yes',
    courtDate: fields.courtDate || null,
    title: fields.title.trim(),
    description: fields.description.trim(),
    opposingParties: parties.map((name) => fields[name].trim()).filter(Boolean),
  };
}
