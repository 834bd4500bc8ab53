import { neighboursOf } from '@ainsathi/contract/neighbours';
import type { RequestContext } from '../../../context';
import { selectPage } from '../../../db/select-page';
import { publicFields } from '../lawyer.queries';
import type { Lawyer } from '../lawyer.types';
import type { NearbyLawyers } from './lawyer-page.types';
import { orders } from './directory-orders';
import { readDirectory } from './directory-reading';
import { districtIdOf, districtName } from './districts';
import { directoryWhere, type LawyerFilter } from './lawyer-directory.filter';
import { LawyerSort } from './lawyer-directory.types';
import { isCommon } from './lawyer-search';

/** With so few lawyers in a district, the neighbours' lawyers are shown, too. */
const FEW = 3;

const MOST_NEARBY = 6;

async function hasMany(
  { reader }: RequestContext,
  ...rows: Parameters<typeof directoryWhere>
): Promise<boolean> {
  const { keys, where } = directoryWhere(...rows);
  const [counted] = await reader.query<{ count: number }[]>(
    `select count(*)::int as count from (select from ${keys.from} where ${where.sql} limit ${FEW + 1}) few`,
    where.values,
  );
  return (counted?.count ?? 0) > FEW;
}

/**
 * The neighbours of the district in the filter or its words and, if the district has few results, lawyers of these neighbours
 * who meet the filter.
 * @param properties the properties to read.
 */
export async function listNearbyLawyers(
  context: RequestContext,
  asked: LawyerFilter,
  properties: ReadonlySet<string>,
): Promise<NearbyLawyers> {
  const { filter, search, asks } = await readDirectory(context.reader, asked);
  const neighbours = neighboursOf(districtIdOf(filter.district ?? '') ?? 0);
  const districts = neighbours.flatMap((id) => districtName(id) ?? []);
  const isEnough = asks || (search !== null && isCommon(search));
  if (districts.length === 0 || isEnough || (await hasMany(context, filter, { search })))
    return { districts, lawyers: [] };
  const { keys, where } = directoryWhere({ ...filter, district: null }, { search });
  where.add('entry.district_id = any(?::int[])', neighbours);
  const { items } = await selectPage<Lawyer>(
    context.reader,
    publicFields(properties),
    where,
    orders[LawyerSort.TURN](keys.key),
    { page: 1, limit: MOST_NEARBY, offset: 0 },
    { ...keys, total: '0' },
  );
  return { districts, lawyers: items };
}
