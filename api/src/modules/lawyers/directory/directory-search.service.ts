import { nameWords } from '@ainsathi/contract/name-key';
import type { RequestContext } from '../../../context';
import { MAX_WORDS } from '../../../db/name-search';
import type { Reader } from '../../../db/reader';
import { readDirectory } from './directory-reading';
import { nearestNames } from './directory-words.queries';
import { wordsOf } from './lawyer-directory.filter';
import type { SearchReading } from './lawyer-directory.types';
import { type ParsedSearch, parseSearch } from './query-parser';
import { NumbersToCall } from './search-words';

/** The words with misspelt names corrected to listed names; null if nothing changes. */
export async function correctedSpelling(reader: Reader, words: readonly string[]): Promise<string | null> {
  const split = words.flatMap(nameWords);
  if (split.length === 0) return null;
  const corrections = await nearestNames(reader, split.slice(0, MAX_WORDS));
  return corrections.size > 0 ? split.map((word) => corrections.get(word) ?? word).join(' ') : null;
}

/** What the words of a search say; `practiceArea`, `matter` and `district` are for the caller. */
export function toReading({ likely, numbers }: Pick<ParsedSearch, 'likely' | 'numbers'>, asks: boolean) {
  return {
    sure: !asks && likely.length > 0,
    likely,
    numbers,
    danger: numbers.includes(NumbersToCall.VIOLENCE),
  };
}

/** What a search names, and its corrected spelling. */
export async function readLawyerSearch({ reader }: RequestContext, search: string): Promise<SearchReading> {
  const words = wordsOf(search.replaceAll('\u0000', ''));
  const { parsed, asks } = await readDirectory(reader, { search: words.join(' ') });
  const { practiceArea, matter, district, remaining, isTold, ...said } = parsed ?? parseSearch([]);
  const isNamed = practiceArea !== null || matter !== null || district !== null;
  return {
    practiceArea,
    matter,
    district,
    ...toReading(said, asks),
    remaining: remaining.join(' '),
    leftOut: '',
    spelling: isNamed || (asks && isTold) ? null : await correctedSpelling(reader, remaining),
  };
}
