import { likePattern } from '../../db/like-pattern';
import { WhereClause, type KeySource } from '../../db/select-page';
import { districtIdOf } from './districts';
import { practiceAreaIdOf } from './practice-areas';

/** The directory's order stands in one index with what it is narrowed to; areas have their own rows. */
const LISTED: KeySource = { from: 'lawyer_profiles entry', key: 'entry.account_id' };
const LISTED_BY_AREA: KeySource = { from: 'lawyer_practice_areas entry', key: 'entry.lawyer_id' };

/** What the directory can be narrowed to; empty and null mean: not narrowed. */
export interface LawyerFilter {
  practiceArea?: string | null;
  district?: string | null;
  search?: string | null;
}

/** Every word must be found somewhere; more words than this are not looked at. */
const MOST_WORDS = 8;

/** The words of a search that are looked for. */
export function wordsOf(search: string | null | undefined): string[] {
  return search?.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS) ?? [];
}

/**
 * The lawyers in whose texts a word is found, each text by its own index. `%>` also finds a misspelt name: it looks for
 * a likeness of `WORD_LIKENESS` (`db/data-source.ts`).
 */
const FOUND = `
  select id from accounts where name ilike ?
  union select id from accounts where name %> btrim(?, '%')
  union select account_id from lawyer_profiles where chamber_name ilike ?
  union select account_id from lawyer_profiles where bio ilike ?`;

/**
 * Where the verified lawyers of a filter stand, and what must hold for them.
 * @param byArea takes the rows by practice area, of which a lawyer has several, also where no area is asked for.
 */
export function directoryWhere(
  filter: LawyerFilter,
  byArea = Boolean(filter.practiceArea?.trim()),
): { keys: KeySource; conditions: WhereClause } {
  const conditions = new WhereClause();
  const area = filter.practiceArea?.trim();
  const keys = byArea ? LISTED_BY_AREA : LISTED;
  conditions.add(byArea ? 'entry.listed' : `entry.verification = 'verified'`);
  if (area) conditions.add('entry.practice_area_id = ?', practiceAreaIdOf(area) ?? 0);
  if (filter.district?.trim()) conditions.add('entry.district_id = ?', districtIdOf(filter.district) ?? 0);
  const words = wordsOf(filter.search);
  for (const word of words) conditions.add(`${keys.key} in (${FOUND})`, likePattern(word));
  return { keys: { ...keys, materialized: words.length > 0 }, conditions };
}
