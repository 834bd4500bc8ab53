import { banglaFormats } from '../../i18n/bn/formats';
import { englishFormats } from '../../i18n/en/formats';
import { clientSentences as bangla } from './client-sentences.bn';
import { clientSentences as english } from './client-sentences.en';
import type { Row } from './diary-row';

/** The kinds of message for several clients at once. */
export const occasions = ['closed', 'newDate', 'come', 'own'] as const;

export type Occasion = (typeof occasions)[number];

export const mostTold = 30;

const languages = {
  EN: { texts: english, formats: englishFormats },
  BN: { texts: bangla, formats: banglaFormats },
} as const;

/** The sentence in the language of the client; null where there is nothing to say. */
function sentenceOf(row: Row, occasion: Exclude<Occasion, 'own'>, today: string): string | null {
  const { texts, formats } = languages[row.clientLanguage ?? 'BN'];
  const { title } = row;
  const ahead = row.nextDate ?? (row.day >= today ? row.day : null);
  const day = occasion === 'closed' ? row.day : ahead;
  if (day === null) return null;
  const court = (day === row.nextDate ? row.nextCourt : row.court) ?? '';
  const key = {
    closed: 'closed',
    newDate: court ? 'newDateInCourt' : 'newDate',
    come: court ? 'comeToCourt' : 'come',
  } as const;
  const facts: Record<string, string> = { title, court, date: formats.date(day, 'weekday') };
  return texts[key[occasion]].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => facts[name] ?? '');
}

export interface ClientMessage {
  caseId: string;
  clientName: string | null;
  body: string;
}

/** One message for each room of a client with an account, at most 30. */
export function clientMessages(
  rows: readonly Row[],
  occasion: Occasion,
  own: string,
  today: string,
): ClientMessage[] {
  const rooms = new Map(rows.filter(({ canTell }) => canTell).map((row) => [row.caseId, row]));
  return [...rooms.values()].slice(0, mostTold).flatMap((row) => {
    const body = occasion === 'own' ? own.trim() : sentenceOf(row, occasion, today);
    return body ? [{ caseId: row.caseId, clientName: row.clientName, body }] : [];
  });
}
