import type { RequestContext } from '../../context';
import type { LawyerCount, LawyerCounts } from './directory.types';
import { type LawyerFilter, directoryWhere } from './lawyer.filter';

type Row = Omit<LawyerCount, 'name'> & { name: string | null };

async function countBy(
  { reader }: RequestContext,
  filter: LawyerFilter,
  choice: { table: string; column: string; byArea?: boolean },
): Promise<Row[]> {
  const { keys, conditions } = directoryWhere(filter, choice.byArea);
  return reader.query(
    `select choice.name, entries.count as "lawyerCount"
     from (select ${choice.column} as id, count(*)::int as count from ${keys.from}
           where ${conditions.sql} group by 1) entries
     left join ${choice.table} choice on choice.id = entries.id
     order by choice.name collate "C"`,
    conditions.values,
  );
}

async function countAll({ reader }: RequestContext, filter: LawyerFilter): Promise<number> {
  const { keys, conditions } = directoryWhere(filter);
  const rows: { count: number }[] = await reader.query(
    `select count(*)::int as count from ${keys.from} where ${conditions.sql}`,
    conditions.values,
  );
  return rows[0]?.count ?? 0;
}

const named = (rows: readonly Row[]): LawyerCount[] =>
  rows.filter((row): row is LawyerCount => row.name !== null);

/**
 * The numbers beside the choices of the directory: of each practice area given the district and the words searched for,
 * of each district given the practice area and the words. A lawyer without a district counts among `anyDistrict` alone.
 */
export async function countLawyers(context: RequestContext, filter: LawyerFilter): Promise<LawyerCounts> {
  const elsewhere = { ...filter, district: null };
  const otherwise = { ...filter, practiceArea: null };
  const districts = await countBy(context, elsewhere, { table: 'districts', column: 'entry.district_id' });
  const practiceAreas = await countBy(context, otherwise, {
    table: 'practice_areas',
    column: 'entry.practice_area_id',
    byArea: true,
  });
  return {
    anyPracticeArea: await countAll(context, otherwise),
    practiceAreas: named(practiceAreas),
    anyDistrict: districts.reduce((sum, { lawyerCount }) => sum + lawyerCount, 0),
    districts: named(districts),
  };
}
