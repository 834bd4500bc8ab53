import { latinDigits } from '@ainsathi/contract/bangla-digits';
import { longest } from '@ainsathi/contract/limits';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { FactsInput, PartyRole } from '../../../graphql/generated/schema-types';
import { useTextRule } from '../../../ui/forms/limited-text-field';

export const partyRoles = [
  'PLAINTIFF',
  'DEFENDANT',
  'PETITIONER',
  'RESPONDENT',
  'COMPLAINANT',
  'ACCUSED',
  'APPELLANT',
  'OTHER',
] as const satisfies readonly PartyRole[];

export const noFacts = {
  ...{ kind: '', number: '', year: '', court: '', policeStation: '', sections: '' },
  ...{ ourName: '', ourRole: '', otherName: '', otherCounsel: '', clientName: '', clientPhone: '' },
};

export type FactsValues = typeof noFacts;

/** The rules of the fields, for an object of them and others. */
export function useFactsRules() {
  const { t } = useTranslation('casePage');
  const text = useTextRule();
  return {
    kind: text(longest.caseKind),
    number: text(longest.caseNumber),
    year: z
      .string()
      .refine((year) => /^((19|20|21)\d\d)?$/.test(latinDigits(year.trim())), t('facts.yearWrong')),
    court: text(longest.court),
    policeStation: text(longest.policeStation),
    sections: text(longest.sections),
    ourName: text(longest.party),
    ourRole: z.string(),
    otherName: text(longest.party),
    otherCounsel: text(longest.party),
    clientName: text(longest.name),
    clientPhone: text(longest.phone),
  };
}

/** As the API takes them: what is empty is null. */
export function factsInput(values: FactsValues): {
  facts: FactsInput;
  clientName: string | null;
  clientPhone: string | null;
} {
  const orNull = (name: keyof FactsValues) => values[name].trim() || null;
  return {
    facts: {
      kind: orNull('kind'),
      number: orNull('number'),
      year: values.year.trim() ? Number(latinDigits(values.year)) : null,
      court: orNull('court'),
      policeStation: orNull('policeStation'),
      sections: orNull('sections'),
      ourName: orNull('ourName'),
      ourRole: partyRoles.find((role) => role === values.ourRole) ?? null,
      otherName: orNull('otherName'),
      otherCounsel: orNull('otherCounsel'),
    },
    clientName: orNull('clientName'),
    clientPhone: orNull('clientPhone'),
  };
}

/** The fields by the names of the API's errors. */
export const factsFieldOf = Object.fromEntries(
  Object.keys(noFacts).map((name) => [`facts.${name}`, name as keyof FactsValues]),
);
