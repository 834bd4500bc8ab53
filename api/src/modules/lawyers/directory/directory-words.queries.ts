import { nameKeys, type SearchedWord } from '@ainsathi/contract/name-key';
import type { Reader } from '../../../db/reader';
import { likePattern, spellingPattern } from '../../../db/name-search';
import { isListed } from '../listed-condition';
import { likelyName } from './likely-name';

/** If more words share a fragment, they are not looked up one by one. */
const MOST_WORDS = 2_000;

/** The directory's words for a word of a search. */
export interface WordMatches {
  /** Null if too many. */
  lexemes: string[] | null;
  /** The estimated share of listed lawyers with such a word, 0 to 1. */
  share: number;
}

export interface MatchedWord {
  pattern: string;
  /** Words that contain it, or its spelling in Bangla. */
  literal: WordMatches;
  /** Also misspelt names, and names in the other script. */
  written: WordMatches;
  /** Also names in its own script that sound alike, and names that join or split it and its neighbours. */
  sounding: WordMatches;
}

/** The words of a term and their share of listed lawyers, over the rows of `met` that meet a condition. */
const matches = (condition: string): string => `json_build_object(
    'lexemes', case when count(*) filter (where ${condition}) <= ${MOST_WORDS}
      then coalesce(array_agg(met.word) filter (where ${condition} and met.word is not null), '{}') end,
    'share', coalesce(1 - exp(sum(ln(greatest(1 - met.lawyers::float8 / greatest(listed.lawyers, 1), 1e-9)))
      filter (where ${condition})), 0))`;

/** The share assumes independent words; for a single word it is exact as of the last count. */
const MATCHED_WORDS = `
  select term.pattern, ${matches('met.distance = 0')} as literal, ${matches('met.distance < 2')} as written, ${matches('true')} as sounding,
    listed.lawyers::int as listed
  from unnest($1::text[], $2::text[], $3::text[], $4::text[]) with ordinality term(word, pattern, spelling, name, place)
  cross join (select coalesce(sum(count), 0) as lawyers from listed_lawyer_counts
    where practice_area_id = 0 and matter = '' and district_id = 0 and experience = -1) listed
  left join lateral (
    select word, lawyers, 0 as distance from directory_words
      where right(word, 1) <> ' ' and word like lower(term.pattern)
    union all
    select word, lawyers, 0 from directory_words
      where right(word, 1) <> ' ' and spelling_key like term.spelling and word not like lower(term.pattern)
    union all
    select word, lawyers, 1 from directory_words
      where right(word, 1) = ' ' and right(word, 2) <> '  ' and word %> term.word and word not like lower(term.pattern)
    union all
    select word, lawyers, 1 from directory_words
      where right(word, 2) = '  ' and name_keys @> string_to_array(term.name, ' ')
        and has_bangla(word) <> has_bangla(term.word)
    union all
    select word, lawyers, 2 from directory_words
      where right(word, 1) = ' ' and name_keys @> string_to_array(term.name, ' ')
        and word not like lower(term.pattern)) met on true
  group by term.place, term.pattern, listed.lawyers
  order by term.place`;

/** Null for titles and initials. */
function nameKeyOf(word: string): string | null {
  return nameKeys(word).join(' ') || null;
}

const termsOf = (words: readonly string[]) => [
  words,
  words.map((word) => likePattern(word) ?? ''),
  words.map(spellingPattern),
  words.map(nameKeyOf),
];

/** The directory's words for each word of a search, and the number of listed lawyers. */
export async function matchWords(
  reader: Reader,
  words: readonly SearchedWord[],
): Promise<{ matched: MatchedWord[]; listed: number }> {
  const matched: (MatchedWord & { listed: number })[] = await reader.query(
    MATCHED_WORDS,
    termsOf(words.map(({ text }) => text)),
  );
  // Name keys are not in `directory_words`, but are among a lawyer's words after a space.
  for (const [place, { sounding }] of matched.entries())
    sounding.lexemes?.push(...(words[place]?.runs ?? []).map((key) => ` ${key}`));
  return { matched, listed: matched[0]?.listed ?? 0 };
}

/** Candidates for a word of a search. */
const MOST_SIMILAR = 30;

/** Whether a listed lawyer has the word now; the stored number may be outdated. */
const HAS_LAWYER = `exists (select from lawyer_profiles entry where ${isListed('entry')}
  and entry.words @@ directory_word_query(found.word))`;

/** The words without a listed lawyer, each with listed names in its script that sound or look similar. */
const SIMILAR_NAMES = `
  select wanted.word, array(
    select rtrim(found.word) from directory_words found
    where right(found.word, 1) = ' ' and ${HAS_LAWYER} and has_bangla(found.word) = has_bangla(wanted.word)
      and (found.word %> wanted.word or found.name_keys @> string_to_array(wanted.name, ' '))
    order by found.name_keys @> string_to_array(wanted.name, ' ') desc nulls last,
      similarity(full_spelling_key(found.word), full_spelling_key(wanted.word)) desc, found.word
    limit ${MOST_SIMILAR}) as similar
  from unnest($1::text[], $2::text[], $3::text[], $4::text[]) wanted(word, pattern, spelling, name)
  where not exists (
    select from directory_words found
    where right(found.word, 1) <> ' ' and ${HAS_LAWYER}
      and (found.word like lower(wanted.pattern) or found.spelling_key like wanted.spelling))
  and not exists (
    select from directory_words found
    where right(found.word, 2) = '  ' and ${HAS_LAWYER} and found.name_keys @> string_to_array(wanted.name, ' ')
      and has_bangla(found.word) <> has_bangla(wanted.word))`;

/** For words without a listed lawyer: likely listed names. */
export async function nearestNames(
  reader: Reader,
  words: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows: { word: string; similar: string[] }[] = await reader.query(SIMILAR_NAMES, termsOf(words));
  return new Map(
    rows.flatMap(({ word, similar }) => {
      const name = likelyName(word, similar);
      return name === null ? [] : [[word, name.charAt(0).toUpperCase() + name.slice(1)] as const];
    }),
  );
}

function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** The `tsquery` for texts with at least one lexeme of every list. */
export function textQuery(lists: readonly (readonly string[])[]): string {
  return lists.map((lexemes) => `(${lexemes.map(quoted).join(' | ')})`).join(' & ');
}
