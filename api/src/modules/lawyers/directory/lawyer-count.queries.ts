import { matters } from '@ainsathi/contract/matters';
import type { RequestContext } from '../../../context';
import { directoryWhere, type LawyerFilter } from './lawyer-directory.filter';
import { matterAreaPairs } from './matters';
import type { LawyerCount, LawyerCounts } from './lawyer-directory.types';

/** The row of lawyers without a district has no name. */
type CountRow = Omit<LawyerCount, 'name'> & { name: string | null };

async function countBy(
  { reader }: RequestContext,
  filter: LawyerFilter,
  choice: { table: string; column: string; byArea?: boolean },
): Promise<CountRow[]> {
  const { keys, where } = directoryWhere(filter, choice.byArea);
  return reader.query(
    `select choice.name, entries.count as "lawyerCount"
     from (select ${choice.column} as id, count(*)::int as count from ${keys.from}
           where ${where.sql} group by 1) entries
     left join ${choice.table} choice on choice.id = entries.id
     order by choice.name collate "C"`,
    where.values,
  );
}

/** The number of lawyers in any practice area of each matter; matters without one are left out. */
export async function countByMatter(
  { reader }: RequestContext,
  filter: LawyerFilter,
): Promise<LawyerCount[]> {
  const { keys, where } = directoryWhere(filter, true);
  const next = where.values.length;
  const rows: { slug: string; lawyerCount: number }[] = await reader.query(
    `select matter.slug, count(distinct ${keys.key})::int as "lawyerCount"
     from ${keys.from}
     join unnest($${next + 1}::text[], $${next + 2}::int[]) matter(slug, area) on matter.area = entry.practice_area_id
     where ${where.sql} group by 1`,
    [...where.values, matterAreaPairs.slugs, matterAreaPairs.areas],
  );
  const counts = new Map(rows.map(({ slug, lawyerCount }) => [slug, lawyerCount]));
  return matters.flatMap(({ slug, name }) => {
    const lawyerCount = counts.get(slug);
    return lawyerCount === undefined ? [] : [{ name, lawyerCount }];
  });
}

async function countAll({ reader }: RequestContext, filter: LawyerFilter): Promise<number> {
  const { keys, where } = directoryWhere(filter);
  const rows: { count: number }[] = await reader.query(
    `select count(*)::int as count from ${keys.from} where ${where.sql}`,
    where.values,
  );
  return rows[0]?.count ?? 0;
}

function withName(rows: readonly CountRow[]): LawyerCount[] {
  return rows.filter((row): row is LawyerCount => row.name !== null);
}

/**
 * The numbers of lawyers beside the filter choices of the directory: by practice area and by matter for the filter's district and
 * search, by district for its practice area, matter and search. Lawyers without a district count only in `anyDistrict`.
 */
export async function countLawyers(context: RequestContext, filter: LawyerFilter): Promise<LawyerCounts> {
  const anyDistrict = { ...filter, district: null };
  const anyPracticeArea = { ...filter, practiceArea: null, matter: null };
  const districts = await countBy(context, anyDistrict, { table: 'districts', column: 'entry.district_id' });
  const practiceAreas = await countBy(context, anyPracticeArea, {
    table: 'practice_areas',
    column: 'entry.practice_area_id',
    byArea: true,
  });
  return {
    anyPracticeArea: await countAll(context, anyPracticeArea),
    practiceAreas: withName(practiceAreas),
    matters: await countByMatter(context, anyPracticeArea),
    anyDistrict: districts.reduce((sum, { lawyerCount }) => sum + lawyerCount, 0),
    districts: withName(districts),
  };
}
