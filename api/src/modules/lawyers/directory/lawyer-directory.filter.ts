import { type KeySource, WhereClause } from '../../../db/select-page';
import { districtIdOf } from './districts';
import { practiceAreaIdsOfMatter, practiceAreaIdOf } from './practice-areas';
import { isListed } from '../listed-condition';
import { addSearch, type DirectoryKeys, type LawyerSearch } from './lawyer-search';
import type { LawyerFilterInput } from './lawyer-directory.inputs';

/** An index covers filters and order; the rows by practice area have a copy of both. */
const LISTED: DirectoryKeys = { from: 'lawyer_profiles entry', key: 'entry.account_id', isProfile: true };
const LISTED_BY_AREA: DirectoryKeys = {
  from: 'lawyer_practice_areas entry',
  key: 'entry.lawyer_id',
  isProfile: false,
};

export type LawyerFilter = Pick<LawyerFilterInput, keyof LawyerFilterInput>;

/** A filter with a stored count, as a choice of `listed_lawyer_counts`. */
export interface CountedChoice {
  practiceAreaId: number;
  matter: string;
  districtId: number;
}

const UNKNOWN = -1;

/** The input limit of 200 characters bounds their number. */
export function wordsOf(search: string | null | undefined): string[] {
  const text = search?.trim();
  return text ? text.normalize('NFC').split(/\s+/) : [];
}

const IN_ANY_AREA = `
  select link.lawyer_id from lawyer_practice_areas link where link.listed and link.practice_area_id = any(?::int[])`;

/** Ignores the search; null for a practice area together with a matter, and for what a lawyer offers. */
export function countedChoice(filter: LawyerFilter): CountedChoice | null {
  const { practiceArea, matter, district } = filter;
  if (filter.freeFirstTalk || filter.takesCases) return null;
  const [area, matterSlug, place] = [practiceArea?.trim(), matter?.trim().toLowerCase(), district?.trim()];
  if (area && matterSlug) return null;
  return {
    practiceAreaId: area ? (practiceAreaIdOf(area) ?? UNKNOWN) : 0,
    matter: matterSlug ?? '',
    districtId: place ? (districtIdOf(place) ?? UNKNOWN) : 0,
  };
}

export interface DirectoryRows {
  /** Reads one row for each practice area of a lawyer; default: if the filter names an area. */
  byArea?: boolean;
  /** The filter's words, as `readSearch` resolved them; null without words. */
  search: LawyerSearch | null;
  /** Tests the search row by row in the list's order. */
  inOrder?: boolean;
}

const OFFERS = {
  freeFirstTalk: 'first_talk_poisha = 0',
  takesCases: `away_until <= (now() at time zone 'Asia/Dhaka')::date is not false`,
};

/** What lawyers offer is in their profiles. */
function addOffers(where: WhereClause, filter: LawyerFilter, { key, isProfile }: DirectoryKeys): void {
  for (const offer of ['freeFirstTalk', 'takesCases'] as const)
    if (filter[offer])
      where.add(
        isProfile
          ? OFFERS[offer]
          : `exists (select from lawyer_profiles where account_id = ${key} and ${OFFERS[offer]})`,
      );
}

/** Only verified lawyers; the clause refers to the table as `entry`. */
export function directoryWhere(
  filter: LawyerFilter,
  { byArea = Boolean(filter.practiceArea?.trim()), search, inOrder = false }: DirectoryRows,
): { keys: KeySource; where: WhereClause } {
  const where = new WhereClause();
  const area = filter.practiceArea?.trim();
  const keys = byArea ? LISTED_BY_AREA : LISTED;
  where.add(byArea ? 'entry.listed' : isListed('entry'));
  if (area) {
    const id = practiceAreaIdOf(area) ?? UNKNOWN;
    if (byArea) where.add('entry.practice_area_id = ?', id);
    else where.add(`${keys.key} in (${IN_ANY_AREA})`, [id]);
  }
  const matter = filter.matter?.trim();
  if (matter) where.add(`${keys.key} in (${IN_ANY_AREA})`, practiceAreaIdsOfMatter(matter));
  if (filter.district?.trim()) where.add('entry.district_id = ?', districtIdOf(filter.district) ?? UNKNOWN);
  addOffers(where, filter, keys);
  if (search) addSearch(where, search, keys, inOrder);
  return { keys: { ...keys, materialized: search !== null && !inOrder }, where };
}
