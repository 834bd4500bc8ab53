import type { RequestContext } from '../../../context';
import { nearestNames } from './directory-words.queries';
import { wordsOf } from './lawyer-directory.filter';
import type { SearchReading } from './lawyer-directory.types';
import { parseSearch } from './query-parser';

/**
 * The search with misspelt names corrected to listed ones; null when there is nothing to correct. A word is corrected when
 * no listed lawyer has it in a text.
 */
async function correctedSpelling(
  { reader }: RequestContext,
  words: readonly string[],
): Promise<string | null> {
  const corrections = await nearestNames(reader, words);
  return corrections.size > 0 ? words.map((word) => corrections.get(word) ?? word).join(' ') : null;
}

/** Suggestions for a search: the practice area and the district that it names, or the correct spelling of a name. */
export async function readLawyerSearch(context: RequestContext, search: string): Promise<SearchReading> {
  const words = wordsOf(search.replaceAll('\u0000', ''));
  const { remaining, ...named } = parseSearch(words);
  const isNamed = named.practiceArea !== null || named.district !== null;
  return {
    ...named,
    remaining: remaining.join(' '),
    spelling: isNamed || words.length === 0 ? null : await correctedSpelling(context, words),
  };
}
