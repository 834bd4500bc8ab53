import { nameWords } from '@ainsathi/contract/name-key';
import type { RequestContext } from '../../../context';
import { MAX_WORDS } from '../../../db/name-search';
import type { Reader } from '../../../db/reader';
import { nearestNames } from './directory-words.queries';
import { wordsOf } from './lawyer-directory.filter';
import type { SearchReading } from './lawyer-directory.types';
import { parseSearch } from './query-parser';

/** The words with misspelt names corrected to listed names; null if nothing changes. */
export async function correctedSpelling(reader: Reader, words: readonly string[]): Promise<string | null> {
  const split = words.flatMap(nameWords);
  if (split.length === 0) return null;
  const corrections = await nearestNames(reader, split.slice(0, MAX_WORDS));
  return corrections.size > 0 ? split.map((word) => corrections.get(word) ?? word).join(' ') : null;
}

/** What a search names, and its corrected spelling. */
export async function readLawyerSearch(context: RequestContext, search: string): Promise<SearchReading> {
  const words = wordsOf(search.replaceAll('\u0000', ''));
  const { remaining, ...named } = parseSearch(words);
  const isNamed = named.practiceArea !== null || named.matter !== null || named.district !== null;
  return {
    ...named,
    remaining: remaining.join(' '),
    leftOut: '',
    spelling: isNamed ? null : await correctedSpelling(context.reader, remaining),
  };
}
