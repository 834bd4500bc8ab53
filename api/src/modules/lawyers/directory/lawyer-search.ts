import { readNameSearch } from '@ainsathi/contract/name-key';
import { MAX_WORDS } from '../../../db/name-search';
import type { Reader } from '../../../db/reader';
import type { KeySource, WhereClause } from '../../../db/select-page';
import { isListed } from '../listed-condition';
import { type MatchedWord, matchWords, textQuery, type WordMatches } from './directory-words.queries';

/** Up to this many results are counted exactly; more are estimated where that saves reading them all. */
export const EXACT_UP_TO = 2_000;

export interface DirectoryKeys extends KeySource {
  /** Whether the rows are `lawyer_profiles`, not a copy of some of its columns. */
  isProfile: boolean;
}

/** How a search finds lawyers, and roughly how many. */
export interface LawyerSearch {
  /** The `tsquery` of the words with known lexemes; null when every word matches too many. */
  query: string | null;
  /** The `tsquery` of literal matches, which come first; null when all are alike. */
  first: string | null;
  /** The `ilike` patterns of the remaining words. */
  patterns: string[];
  /** The estimated share of listed lawyers who meet the query, 0 to 1. */
  queryShare: number;
  /** The estimated share of listed lawyers who meet the whole search, 0 to 1. */
  share: number;
  listed: number;
}

/** A search with an unknown word. */
const NOBODY: LawyerSearch = { query: null, first: null, patterns: [], queryShare: 0, share: 0, listed: 0 };

function shareOf(words: readonly WordMatches[]): number {
  return words.reduce((product, { share }) => product * share, 1);
}

/** Below this estimate a search may have no result: its words may belong to different lawyers. */
const CERTAIN_FROM = 20;

function toSearch(
  matched: readonly MatchedWord[],
  listed: number,
  spelling: 'literal' | 'written' | 'sounding',
): LawyerSearch {
  const terms = matched.map((word) => ({ pattern: word.pattern, ...word[spelling] }));
  if (terms.some(({ lexemes }) => lexemes?.length === 0)) return NOBODY;
  const known = terms.filter(({ lexemes }) => lexemes !== null);
  return {
    query: known.length > 0 ? textQuery(known.map(({ lexemes }) => lexemes ?? [])) : null,
    first: null,
    patterns: terms.filter(({ lexemes }) => lexemes === null).map(({ pattern }) => pattern),
    queryShare: shareOf(known),
    share: shareOf(terms),
    listed,
  };
}

/** Whether a search has a result; assumed for patterns, which match many. */
async function isMet(reader: Reader, { query, patterns, share, listed }: LawyerSearch): Promise<boolean> {
  if (query === null || patterns.length > 0 || share * listed >= CERTAIN_FROM) return true;
  const rows = await reader.query<{ met: boolean }[]>(
    `select exists (select from lawyer_profiles found where ${isListed('found')} and found.words @@ $1::tsquery) as met`,
    [query],
  );
  return rows[0]?.met === true;
}

/**
 * Null without words. Literal matches come before misspelt, similar-sounding and joined names; where there are too many results
 * to sort, the latter are found only if no lawyer has the literal words.
 */
export async function readSearch(reader: Reader, words: readonly string[]): Promise<LawyerSearch | null> {
  if (words.length === 0) return null;
  const names = readNameSearch(words.join(' '), MAX_WORDS);
  const { matched, listed } = await matchWords(
    reader,
    names.length > 0 ? names : words.map((text) => ({ text, runs: [] })),
  );
  const literal = toSearch(matched, listed, 'literal');
  const written = toSearch(matched, listed, 'written');
  const sounding = toSearch(matched, listed, 'sounding');
  if (written === NOBODY || written.query === sounding.query) return sounding;
  if (isCommon(sounding) || sounding.patterns.length > 0)
    return (await isMet(reader, written)) ? written : sounding;
  const isLiteral = literal !== NOBODY && (await isMet(reader, literal));
  return { ...sounding, first: (isLiteral ? literal : written).query };
}

/** Whether the number of results is estimated. */
export function isCommon({ share, listed }: LawyerSearch): boolean {
  return share * listed > EXACT_UP_TO;
}

/** For words that match too many others to be looked up. */
function patternConditions(where: WhereClause, { patterns }: LawyerSearch, profile: string): string[] {
  return patterns.map((pattern) => {
    const placeholder = where.bind(pattern);
    const texts = ['name', 'chamber_name', 'bio'].map(
      (column) => `${profile}.${column} ilike ${placeholder}`,
    );
    return `(${texts.join(' or ')})`;
  });
}

function byIndex(where: WhereClause, search: LawyerSearch, { key }: DirectoryKeys): string {
  const query = search.query === null ? [] : [`found.words @@ ${where.bind(search.query)}::tsquery`];
  const conditions = [isListed('found'), ...query, ...patternConditions(where, search, 'found')];
  return `${key} in (select found.account_id from lawyer_profiles found where ${conditions.join(' and ')})`;
}

/**
 * Tests each row in the list's order until the page is full: for searches with many results. The function behind `@@` keeps
 * PostgreSQL from using the index of the words.
 */
function rowByRow(where: WhereClause, search: LawyerSearch, { key, isProfile }: DirectoryKeys): string {
  const profile = isProfile ? 'entry' : 'found';
  const query =
    search.query === null ? [] : [`ts_match_vq(${profile}.words, ${where.bind(search.query)}::tsquery)`];
  const condition = [...query, ...patternConditions(where, search, profile)].join(' and ');
  return isProfile
    ? condition
    : `(select ${condition} from lawyer_profiles found where found.account_id = ${key})`;
}

/**
 * Adds the condition to a where clause over `keys`.
 * @param inOrder tests row by row in the list's order, instead of finding all results first.
 */
export function addSearch(
  where: WhereClause,
  search: LawyerSearch,
  keys: DirectoryKeys,
  inOrder: boolean,
): void {
  if (search === NOBODY) where.add('false');
  else where.add((inOrder ? rowByRow : byIndex)(where, search, keys));
}
