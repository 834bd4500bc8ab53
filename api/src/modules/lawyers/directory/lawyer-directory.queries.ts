import type { RequestContext } from '../../../context';
import { type ListQuery, selectPage } from '../../../db/select-page';
import type { Page, PageRequest } from '../../../validation/page-request';
import { directoryWhere, type LawyerFilter } from './lawyer-directory.filter';
import { LawyerSort } from './lawyer-directory.types';
import { PUBLIC_VIEW } from '../lawyer.queries';
import type { Lawyer } from '../lawyer.types';

const ORDERS: Record<LawyerSort, (key: string) => string> = {
  [LawyerSort.EXPERIENCE]: (key) => `entry.experience desc, entry.name_key, ${key}`,
  [LawyerSort.NAME]: (key) => `entry.name_key, ${key}`,
  [LawyerSort.NEWEST]: (key) => `entry.verified_at desc, ${key} desc`,
};

function withFields(list: ListQuery, properties: ReadonlySet<string>): ListQuery {
  const fields = Object.entries(list.fields).filter(([property]) => properties.has(property));
  return { ...list, fields: Object.fromEntries(fields) };
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
  const { keys, where } = directoryWhere(filter);
  const list = properties ? withFields(PUBLIC_VIEW, properties) : PUBLIC_VIEW;
  return selectPage<Lawyer>(reader, list, where, ORDERS[sort](keys.key), request, keys);
}
