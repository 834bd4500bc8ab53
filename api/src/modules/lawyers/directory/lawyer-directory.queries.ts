import type { RequestContext } from '../../../context';
import {
  type KeySource,
  type ListQuery,
  type PageStart,
  selectPage,
  type WhereClause,
} from '../../../db/select-page';
import type { Page, PageRequest } from '../../../validation/page-request';
import { storedCount } from './lawyer-count.queries';
import {
  type CountedChoice,
  countedChoice,
  directoryWhere,
  type LawyerFilter,
} from './lawyer-directory.filter';
import { LawyerSort } from './lawyer-directory.types';
import { PUBLIC_VIEW } from '../lawyer.queries';
import type { Lawyer } from '../lawyer.types';

const ORDERS: Record<LawyerSort, (key: string) => string> = {
  [LawyerSort.EXPERIENCE]: (key) => `entry.experience desc, entry.name_key, ${key}`,
  [LawyerSort.NAME]: (key) => `entry.name_key, ${key}`,
  [LawyerSort.NEWEST]: (key) => `entry.verified_at desc, ${key} desc`,
};

/** From this many rows before a page on, finding its start by the stored counts costs less than reading them. */
const FAR_DOWN = 300;

function withFields(list: ListQuery, properties: ReadonlySet<string>): ListQuery {
  const fields = Object.entries(list.fields).filter(([property]) => properties.has(property));
  return { ...list, fields: Object.fromEntries(fields) };
}

/** The years of experience at which a page begins, by the stored counts of each. */
function startByExperience(where: WhereClause, choice: CountedChoice, offset: number): PageStart {
  const [area, district] = [where.bind(choice.practiceAreaId), where.bind(choice.districtId)];
  const before = where.bind(offset);
  return {
    cte: `start as materialized (
      select experience, ${before}::bigint - (upto - count) as skipped from (
        select experience, sum(count) as count, sum(sum(count)) over (order by experience desc) as upto
        from listed_lawyer_counts
        where practice_area_id = ${area} and matter = '' and district_id = ${district} and experience >= 0
        group by experience) years
      where upto > ${before}::bigint order by experience desc limit 1)`,
    condition: 'entry.experience <= (select experience from start)',
    offset: '(select skipped from start)',
  };
}

/** What the stored counts save a statement: counting all rows, and reading those before a page far down. */
function withStoredCounts(
  { keys, where }: { keys: KeySource; where: WhereClause },
  filter: LawyerFilter,
  sort: LawyerSort,
  offset: number,
): KeySource {
  const choice = countedChoice(filter);
  if (!choice) return keys;
  const hasYears = choice.matter === '' && (choice.practiceAreaId === 0 || choice.districtId === 0);
  const isFarDown = offset >= FAR_DOWN && sort === LawyerSort.EXPERIENCE && hasYears;
  return {
    ...keys,
    total: storedCount(where, choice),
    ...(isFarDown ? { start: startByExperience(where, choice, offset) } : {}),
  };
}

/**
 * The public directory: verified lawyers only, in the public view. An unknown area or district gives an empty list.
 * @param properties the properties to read, when not all are needed; the rows then have no others.
 */
export async function listLawyers(
  { reader }: RequestContext,
  filter: LawyerFilter,
  sort: LawyerSort,
  request: PageRequest,
  properties?: ReadonlySet<string>,
): Promise<Page<Lawyer>> {
  const matching = directoryWhere(filter);
  const keys = withStoredCounts(matching, filter, sort, request.offset);
  const list = properties ? withFields(PUBLIC_VIEW, properties) : PUBLIC_VIEW;
  return selectPage<Lawyer>(reader, list, matching.where, ORDERS[sort](keys.key), request, keys);
}
