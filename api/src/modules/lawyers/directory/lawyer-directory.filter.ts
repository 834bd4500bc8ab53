import { type KeySource, WhereClause } from '../../../db/select-page';
import { districtIdOf } from './districts';
import { practiceAreaIdsOfMatter } from './matters';
import { practiceAreaIdOf } from './practice-areas';
import { isListed } from '../listed-condition';
import { addSearch, type DirectoryKeys, type LawyerSearch } from './lawyer-search';
import type { LawyerFilterInput } from './lawyer-directory.inputs';

/** An index covers the filters and the order of the directory; rows by practice area have their own copy of both. */
const LISTED: DirectoryKeys = { from: 'lawyer_profiles entry', key: 'entry.account_id', isProfile: true };
const LISTED_BY_AREA: DirectoryKeys = {
  from: 'lawyer_practice_areas entry',
  key: 'entry.lawyer_id',
  isProfile: false,
};

export type LawyerFilter = Pick<LawyerFilterInput, keyof LawyerFilterInput>;

/** A filter whose number of lawyers is stored, as a choice of `listed_lawyer_counts`. */
export interface CountedChoice {
  practiceAreaId: number;
  matter: string;
  districtId: number;
}

const UNKNOWN = -1;

/** The words of a search, at most as many as its 200 characters have. */
export function wordsOf(search: string | null | undefined): string[] {
  const text = search?.trim();
  return text ? text.normalize('NFC').split(/\s+/) : [];
}

const IN_ANY_AREA = `
  select link.lawyer_id from lawyer_practice_areas link where link.listed and link.practice_area_id = any(?::int[])`;

/** The choice of a filter without its search; null for a practice area together with a matter. */
export function countedChoice({ practiceArea, matter, district }: LawyerFilter): CountedChoice | null {
  const [area, matterSlug, place] = [practiceArea?.trim(), matter?.trim().toLowerCase(), district?.trim()];
  if (area && matterSlug) return null;
  return {
    practiceAreaId: area ? (practiceAreaIdOf(area) ?? UNKNOWN) : 0,
    matter: matterSlug ?? '',
    districtId: place ? (districtIdOf(place) ?? UNKNOWN) : 0,
  };
}

export interface DirectoryRows {
  /** Reads the rows by practice area, of which a lawyer has several, even when the filter names no area. */
  byArea?: boolean;
  /** The words of the filter as `readSearch` looked them up; null without words. */
  search: LawyerSearch | null;
  /** Whether the search is tested row by row in the order of the list. */
  inOrder?: boolean;
}

/** The where clause for the verified lawyers of a filter, with the table that it refers to as `entry`. */
export function directoryWhere(
  filter: LawyerFilter,
  { byArea = Boolean(filter.practiceArea?.trim()), search, inOrder = false }: DirectoryRows,
): { keys: KeySource; where: WhereClause } {
  const where = new WhereClause();
  const area = filter.practiceArea?.trim();
  const keys = byArea ? LISTED_BY_AREA : LISTED;
  where.add(byArea ? 'entry.listed' : isListed('entry'));
  if (area) where.add('entry.practice_area_id = ?', practiceAreaIdOf(area) ?? UNKNOWN);
  const matter = filter.matter?.trim();
  if (matter) where.add(`${keys.key} in (${IN_ANY_AREA})`, practiceAreaIdsOfMatter(matter));
  if (filter.district?.trim()) where.add('entry.district_id = ?', districtIdOf(filter.district) ?? UNKNOWN);
  if (search) addSearch(where, search, keys, inOrder);
  return { keys: { ...keys, materialized: search !== null && !inOrder }, where };
}
