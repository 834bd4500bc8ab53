import type { RequestContext } from '../../context';
import { likePattern } from '../../db/like-pattern';
import type { SearchReading } from './directory.types';
import { wordsOf } from './lawyer.filter';
import { readSearch } from './query-parser';

/** Words that no listed lawyer has in a text, each with the word of a listed name that is most like it, if any is. */
const NEAREST = `
  select wanted.word, (
    select part from accounts account
      join lawyer_profiles profile on profile.account_id = account.id and profile.verification = 'verified',
      regexp_split_to_table(account.name, '\\s+') part
    where account.name %> wanted.word
    order by similarity(part, wanted.word) desc, part collate "C" limit 1) as nearest
  from unnest($1::text[], $2::text[]) wanted(word, pattern)
  where not exists (
    select 1 from accounts account join lawyer_profiles profile on profile.account_id = account.id
    where profile.verification = 'verified' and account.name ilike wanted.pattern)
  and not exists (
    select 1 from lawyer_profiles profile where profile.verification = 'verified'
    and (profile.chamber_name ilike wanted.pattern or profile.bio ilike wanted.pattern))`;

/** The search with its misspelt names as they are listed; null when every word is found as it stands. */
async function spellingOf({ reader }: RequestContext, words: readonly string[]): Promise<string | null> {
  const rows: { word: string; nearest: string | null }[] = await reader.query(NEAREST, [
    words,
    words.map((word) => likePattern(word) ?? ''),
  ]);
  const nearest = new Map(rows.flatMap(({ word, nearest: name }) => (name ? [[word, name] as const] : [])));
  return nearest.size > 0 ? words.map((word) => nearest.get(word) ?? word).join(' ') : null;
}

/** Reads a search in words: the practice area and the district it names, and a name as it is spelt in the directory. */
export async function readLawyerSearch(context: RequestContext, search: string): Promise<SearchReading> {
  const words = wordsOf(search.replaceAll('\u0000', ''));
  const { remaining, ...named } = readSearch(words);
  const isNamed = named.practiceArea !== null || named.district !== null;
  return {
    ...named,
    remaining: remaining.join(' '),
    spelling: isNamed || words.length === 0 ? null : await spellingOf(context, words),
  };
}
