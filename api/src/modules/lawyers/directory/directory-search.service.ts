import type { RequestContext } from '../../../context';
import { likePattern } from '../../../db/like-pattern';
import { wordsOf } from './lawyer-directory.filter';
import type { SearchReading } from './lawyer-directory.types';
import { parseSearch } from './query-parser';
import { isListed } from '../listed-condition';

/** The words that no listed lawyer has in a text, each with the most similar word of a listed name, if there is one. */
const NEAREST_NAMES = `
  select wanted.word, (
    select part from accounts account
      join lawyer_profiles profile on profile.account_id = account.id and ${isListed('profile')},
      regexp_split_to_table(account.name, '\\s+') part
    where account.name %> wanted.word
    order by similarity(part, wanted.word) desc, part collate "C" limit 1) as nearest
  from unnest($1::text[], $2::text[]) wanted(word, pattern)
  where not exists (
    select 1 from accounts account join lawyer_profiles profile on profile.account_id = account.id
    where ${isListed('profile')} and account.name ilike wanted.pattern)
  and not exists (
    select 1 from lawyer_profiles profile where ${isListed('profile')}
    and (profile.chamber_name ilike wanted.pattern or profile.bio ilike wanted.pattern))`;

/** The search with misspelt names corrected to listed ones; null when there is nothing to correct. */
async function correctedSpelling(
  { reader }: RequestContext,
  words: readonly string[],
): Promise<string | null> {
  const rows: { word: string; nearest: string | null }[] = await reader.query(NEAREST_NAMES, [
    words,
    words.map((word) => likePattern(word) ?? ''),
  ]);
  const corrections = new Map(
    rows.flatMap(({ word, nearest }) => (nearest ? [[word, nearest] as const] : [])),
  );
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
