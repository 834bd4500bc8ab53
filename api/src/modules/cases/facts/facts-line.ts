import { applyRules, plainText } from '@ainsathi/contract/key-rules';
import { unseenAndDigits } from '@ainsathi/contract/identifier';
import type { Language } from '@ainsathi/contract/languages';
import { sentenceIn } from '../../../i18n/sentences';
import { type CaseFacts, PartyRole } from './case-facts.entity';

type Facts = Omit<CaseFacts, 'caseId' | 'clientName' | 'clientPhone'>;

/** Such as C.R. 412/2025. */
function numberOf({ kind, number, year }: Pick<Facts, 'kind' | 'number' | 'year'>): string {
  const numbered = number && year ? `${number}/${year}` : (number ?? year);
  return [kind, numbered].filter(Boolean).join(' ');
}

const ROLES = {
  [PartyRole.PLAINTIFF]: 'plaintiff',
  [PartyRole.DEFENDANT]: 'defendant',
  [PartyRole.PETITIONER]: 'petitioner',
  [PartyRole.RESPONDENT]: 'respondent',
  [PartyRole.COMPLAINANT]: 'complainant',
  [PartyRole.ACCUSED]: 'accused',
  [PartyRole.APPELLANT]: 'appellant',
  [PartyRole.OTHER]: null,
} as const;

const SHORT = { versus: { en: 'v.', bn: 'বনাম' }, section: { en: 's.', bn: 'ধারা' } };

/** A text that says it is about sections, as "u/s 420" or "দণ্ডবিধির ৪২০ ধারা". */
const NAMES_SECTIONS = /ধারা|u\/s|\bss?\.|\bsec(?:tions?\b|\.)/i;

function sectionsOf({ sections }: Facts, language: Language): string | null {
  return sections && !NAMES_SECTIONS.test(sections) ? `${SHORT.section[language]} ${sections}` : sections;
}

function partiesOf({ ourName, ourRole, otherName }: Facts, language: Language): string {
  const role = ourRole && ROLES[ourRole];
  const named = role ? sentenceIn(language, role) : '';
  const ours = ourName && named ? `${ourName} (${named})` : ourName || named;
  if (!ours || !otherName) return ours || otherName || '';
  return `${ours} ${SHORT.versus[language]} ${otherName}`;
}

/** The facts in one line: C.R. 412/2025 · CMM Court 9 · Ramna · s. 420/406 · A (complainant) v. B. Empty without facts. */
export function factsLine(facts: Facts, language: Language): string {
  const { court, policeStation } = facts;
  return [numberOf(facts), court, policeStation, sectionsOf(facts, language), partiesOf(facts, language)]
    .filter(Boolean)
    .join(' · ');
}

/** A title for a case without one: its number and court, else its client's name; null where neither is known. */
export function titleOf(
  facts: Pick<Facts, 'kind' | 'number' | 'year' | 'court'>,
  clientName: string | null,
): string | null {
  if (!facts.number) return clientName;
  return [numberOf(facts), facts.court].filter(Boolean).join(' · ');
}

const letters = (text: string | number | null): string =>
  applyRules(plainText(String(text ?? '')), unseenAndDigits).replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** What makes a case the same in a lawyer's diary, however it was typed; null without a number. */
export function ownKey({
  kind,
  number,
  year,
  court,
}: Pick<Facts, 'kind' | 'number' | 'year' | 'court'>): string | null {
  return number ? [kind, number, year, court].map(letters).join(' ') : null;
}

export const WITHOUT_NUMBER = '- ';

/** The same for an imported case without a number. */
export function ownKeyWithoutNumber(
  title: string | null,
  { clientName, clientPhone, otherName }: Pick<CaseFacts, 'clientName' | 'clientPhone' | 'otherName'>,
): string {
  return `${WITHOUT_NUMBER}${[title, clientName, clientPhone, otherName].map(letters).join(' ')}`;
}
