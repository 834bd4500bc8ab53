import { hasBangla } from '@ainsathi/contract/key-rules';
import { nameKeys } from '@ainsathi/contract/name-key';
import { spellingKey } from '@ainsathi/contract/spelling-key';
import type { Reader } from '../../../db/reader';
import { likePattern } from '../../../db/like-pattern';
import { isListed } from '../listed-condition';

/** More words than this that have a fragment in common are not looked up one by one. */
const MOST_WORDS = 2_000;

export interface MatchedWord {
  pattern: string;
  /** The words in the directory that have it as a part, or a misspelt name; null when they are too many to list. */
  lexemes: string[] | null;
  /** The estimated part of the listed lawyers who have it, 0 to 1. */
  share: number;
}

/**
 * The share takes the words to be independent of each other; a single one has exactly the share of the last count.
 */
const MATCHED_WORDS = `
  select term.pattern,
    case when count(*) <= ${MOST_WORDS} then array_remove(array_agg(met.word), null) end as lexemes,
    coalesce(1 - exp(sum(ln(greatest(1 - met.lawyers::float8 / greatest(listed.lawyers, 1), 1e-9)))), 0) as share,
    listed.lawyers::int as listed
  from unnest($1::text[], $2::text[], $3::text[], $4::text[]) with ordinality term(word, pattern, spelling, name, place)
  cross join (select coalesce(sum(count), 0) as lawyers from listed_lawyer_counts
    where practice_area_id = 0 and matter = '' and district_id = 0 and experience = -1) listed
  left join lateral (
    select word, lawyers from directory_words where right(word, 1) <> ' ' and word like lower(term.pattern)
    union all
    select word, lawyers from directory_words
      where right(word, 1) <> ' ' and spelling_key like term.spelling and word not like lower(term.pattern)
    union all
    select word, lawyers from directory_words
      where right(word, 1) = ' ' and right(word, 2) <> '  ' and word %> term.word and word not like lower(term.pattern)
    union all
    select word, lawyers from directory_words
      where right(word, 2) = '  ' and name_keys @> string_to_array(term.name, ' ')
        and has_bangla(word) <> has_bangla(term.word)
    union all
    select word, lawyers from directory_words
      where $5 and right(word, 1) = ' ' and name_keys @> string_to_array(term.name, ' ')
        and word not like lower(term.pattern)) met on true
  group by term.place, term.pattern, listed.lawyers
  order by term.place`;

/** The `like` pattern of a word's spelling key; null for a word without Bangla, whose spelling counts as it is. */
function spellingPattern(word: string): string | null {
  const key = spellingKey(word);
  return hasBangla(word) && key !== '' ? `%${key}%` : null;
}

/** The name keys of a word; null for titles and initials. */
function nameKeyOf(word: string): string | null {
  return nameKeys(word).join(' ') || null;
}

/** Whether names in the script of the search are also found by their sound. */
export type NameSpelling = 'as-written' | 'by-sound';

/** The words in the directory that each word of a search means, and the number of listed lawyers. */
export async function matchWords(
  reader: Reader,
  words: readonly string[],
  spelling: NameSpelling,
): Promise<{ matched: MatchedWord[]; listed: number }> {
  const matched: (MatchedWord & { listed: number })[] = await reader.query(MATCHED_WORDS, [
    words,
    words.map((word) => likePattern(word) ?? ''),
    words.map(spellingPattern),
    words.map(nameKeyOf),
    spelling === 'by-sound',
  ]);
  return { matched, listed: matched[0]?.listed ?? 0 };
}

/** Whether a listed lawyer has a word of `directory_words` now; its number may be that of an earlier count. */
const HAS_LAWYER = `exists (select from lawyer_profiles entry where ${isListed('entry')}
  and entry.words @@ directory_word_query(found.word))`;

/** A name that is less like the word of a search is not offered: another name is worse than none. */
const LEAST_SIMILARITY = 0.4;

const SIMILARITY = 'similarity(full_spelling_key(found.word), full_spelling_key(wanted.word))';

/** The words that no listed lawyer has in a text, each with a word of a listed name that sounds or is written like it, if there is one. */
const NEAREST_NAMES = `
  select wanted.word, (
    select initcap(rtrim(found.word)) from directory_words found
    where right(found.word, 1) = ' ' and ${HAS_LAWYER}
      and (found.word %> wanted.word and ${SIMILARITY} >= ${LEAST_SIMILARITY}
        or found.name_keys @> string_to_array(wanted.name, ' ') and has_bangla(found.word) = has_bangla(wanted.word))
    order by found.name_keys @> string_to_array(wanted.name, ' ') desc nulls last, ${SIMILARITY} desc, found.word
    limit 1) as nearest
  from unnest($1::text[], $2::text[], $3::text[], $4::text[]) wanted(word, pattern, spelling, name)
  where not exists (
    select from directory_words found
    where right(found.word, 1) <> ' ' and ${HAS_LAWYER}
      and (found.word like lower(wanted.pattern) or found.spelling_key like wanted.spelling))
  and not exists (
    select from directory_words found
    where right(found.word, 2) = '  ' and ${HAS_LAWYER} and found.name_keys @> string_to_array(wanted.name, ' ')
      and has_bangla(found.word) <> has_bangla(wanted.word))`;

/** For words that no listed lawyer has: the most similar name. */
export async function nearestNames(
  reader: Reader,
  words: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows: { word: string; nearest: string | null }[] = await reader.query(NEAREST_NAMES, [
    words,
    words.map((word) => likePattern(word) ?? ''),
    words.map(spellingPattern),
    words.map(nameKeyOf),
  ]);
  return new Map(rows.flatMap(({ word, nearest }) => (nearest ? [[word, nearest] as const] : [])));
}

function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** The `tsquery` for texts that have one of the lexemes of every list. */
export function textQuery(lists: readonly (readonly string[])[]): string {
  return lists.map((lexemes) => `(${lexemes.map(quoted).join(' | ')})`).join(' & ');
}
