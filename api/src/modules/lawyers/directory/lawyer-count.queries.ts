import { matters } from '@ainsathi/contract/matters';
import type { RequestContext } from '../../../context';
import type { Reader } from '../../../db/reader';
import { WhereClause } from '../../../db/select-page';
import { districtName } from './districts';
import { readDirectory } from './directory-reading';
import {
  type CountedChoice,
  countedChoice,
  directoryWhere,
  type LawyerFilter,
} from './lawyer-directory.filter';
import { isCommon, type LawyerSearch } from './lawyer-search';
import type { LawyerCount, LawyerCounts } from './lawyer-directory.types';
import { matterAreaPairs, practiceAreaName } from './practice-areas';

type Counts = ReadonlyMap<number | string | null, number>;

interface CountRow {
  id: number | string | null;
  count: number;
}

function toCounts(rows: readonly CountRow[]): Counts {
  return new Map(rows.map(({ id, count }) => [id, count]));
}

function withNames(counts: Counts, nameOf: (id: unknown) => string | null): LawyerCount[] {
  return [...counts]
    .flatMap(([id, lawyerCount]) => {
      const name = nameOf(id);
      return name === null ? [] : [{ name, lawyerCount }];
    })
    .sort((left, right) => (left.name < right.name ? -1 : 1));
}

function byMatter(counts: Counts): LawyerCount[] {
  return matters.flatMap(({ slug, name }) => {
    const lawyerCount = counts.get(slug);
    return lawyerCount === undefined ? [] : [{ name, lawyerCount }];
  });
}

export function storedCount(
  where: WhereClause,
  { practiceAreaId, matter, districtId }: CountedChoice,
): string {
  const [area, subject, district] = [practiceAreaId, matter, districtId].map((value) => where.bind(value));
  return `(select coalesce(sum(choice.count), 0)::int from listed_lawyer_counts choice
    where choice.practice_area_id = ${area} and choice.matter = ${subject} and choice.district_id = ${district}
      and choice.experience = -1)`;
}

export async function readStoredCount(reader: Reader, choice: CountedChoice): Promise<number> {
  const where = new WhereClause();
  const rows: { count: number }[] = await reader.query(
    `select ${storedCount(where, choice)} as count`,
    where.values,
  );
  return rows[0]?.count ?? 0;
}

const STORED_COUNTS = `
  select case when matter <> '' then 'matter' else 'area' end as kind, practice_area_id as area, matter,
    district_id as district, sum(count)::int as count
  from listed_lawyer_counts where district_id = $3 and experience = -1
  group by practice_area_id, matter, district_id having sum(count) > 0
  union all
  select 'district', practice_area_id, matter, district_id, sum(count)::int
  from listed_lawyer_counts where practice_area_id = $1 and matter = $2 and experience = -1
  group by practice_area_id, matter, district_id having sum(count) > 0`;

interface StoredCountRow {
  kind: 'area' | 'matter' | 'district';
  area: number;
  matter: string;
  district: number;
  count: number;
}

async function readStoredCounts(reader: Reader, choice: CountedChoice): Promise<LawyerCounts> {
  const rows: StoredCountRow[] = await reader.query(STORED_COUNTS, [
    choice.practiceAreaId,
    choice.matter,
    choice.districtId,
  ]);
  const counts = (kind: StoredCountRow['kind']): Counts =>
    new Map(rows.filter((row) => row.kind === kind).map((row) => [row[kind], row.count]));
  const [areas, districts] = [counts('area'), counts('district')];
  return {
    anyPracticeArea: areas.get(0) ?? 0,
    practiceAreas: withNames(areas, practiceAreaName),
    matters: byMatter(counts('matter')),
    anyDistrict: districts.get(0) ?? 0,
    districts: withNames(districts, districtName),
    areEstimates: false,
  };
}

async function countBy(
  reader: Reader,
  filter: LawyerFilter,
  search: LawyerSearch | null,
  column: 'district_id' | 'practice_area_id',
): Promise<Counts> {
  const byArea = column === 'practice_area_id' || undefined;
  const { keys, where } = directoryWhere(filter, { byArea, search });
  const rows: CountRow[] = await reader.query(
    `select entry.${column} as id, count(*)::int as count from ${keys.from} where ${where.sql} group by 1`,
    where.values,
  );
  return toCounts(rows);
}

async function countByMatter(
  reader: Reader,
  filter: LawyerFilter,
  search: LawyerSearch | null,
): Promise<Counts> {
  const { keys, where } = directoryWhere(filter, { byArea: true, search });
  const [slugs, areas] = [where.bind(matterAreaPairs.slugs), where.bind(matterAreaPairs.areas)];
  const rows: CountRow[] = await reader.query(
    `select matter.slug as id, count(distinct ${keys.key})::int as count from ${keys.from}
     join unnest(${slugs}::text[], ${areas}::int[]) matter(slug, area) on matter.area = entry.practice_area_id
     where ${where.sql} group by 1`,
    where.values,
  );
  return toCounts(rows);
}

async function countAll(reader: Reader, filter: LawyerFilter, search: LawyerSearch | null): Promise<number> {
  const { keys, where } = directoryWhere(filter, { search });
  const rows: { count: number }[] = await reader.query(
    `select count(*)::int as count from ${keys.from} where ${where.sql}`,
    where.values,
  );
  return rows[0]?.count ?? 0;
}

/** For a filter without stored counts: a search, or a practice area together with a matter. */
async function countEach(
  reader: Reader,
  filter: LawyerFilter,
  search: LawyerSearch | null,
): Promise<LawyerCounts> {
  const anyDistrict = { ...filter, district: null };
  const anyPracticeArea = { ...filter, practiceArea: null, matter: null };
  const districts = await countBy(reader, anyDistrict, search, 'district_id');
  const practiceAreas = await countBy(reader, anyPracticeArea, search, 'practice_area_id');
  return {
    anyPracticeArea: await countAll(reader, anyPracticeArea, search),
    practiceAreas: withNames(practiceAreas, practiceAreaName),
    matters: byMatter(await countByMatter(reader, anyPracticeArea, search)),
    anyDistrict: [...districts.values()].reduce((sum, count) => sum + count, 0),
    districts: withNames(districts, districtName),
    areEstimates: false,
  };
}

/** Scales the stored counts by the share of a search with many results. */
function estimated(counts: LawyerCounts, share: number): LawyerCounts {
  const part = (count: number): number => Math.round(count * share);
  const parts = (list: LawyerCount[]): LawyerCount[] =>
    list
      .map(({ name, lawyerCount }) => ({ name, lawyerCount: part(lawyerCount) }))
      .filter(({ lawyerCount }) => lawyerCount > 0);
  return {
    anyPracticeArea: part(counts.anyPracticeArea),
    practiceAreas: parts(counts.practiceAreas),
    matters: parts(counts.matters),
    anyDistrict: part(counts.anyDistrict),
    districts: parts(counts.districts),
    areEstimates: true,
  };
}

/**
 * The counts beside the filter choices: by practice area and by matter for the filter's district and search, by district for
 * its practice area, matter and search. Lawyers without a district count only in `anyDistrict`. Estimated for a search with
 * more than `EXACT_UP_TO` results.
 */
export async function countLawyers({ reader }: RequestContext, asked: LawyerFilter): Promise<LawyerCounts> {
  const { filter, search } = await readDirectory(reader, asked);
  const choice = countedChoice(filter);
  if (!choice) return countEach(reader, filter, search);
  if (!search) return readStoredCounts(reader, choice);
  return isCommon(search)
    ? estimated(await readStoredCounts(reader, choice), search.share)
    : countEach(reader, filter, search);
}
