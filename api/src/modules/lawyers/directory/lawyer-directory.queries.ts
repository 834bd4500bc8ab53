import type { RequestContext } from '../../../context';
import type { Reader } from '../../../db/reader';
import { type KeySource, selectPage, type WhereClause } from '../../../db/select-page';
import { type Page, type PageRequest, toPage } from '../../../validation/page-request';
import { cursorOf, startAfter, startByExperience } from './directory-page-start';
import { readStoredCount, storedCount } from './lawyer-count.queries';
import { countedChoice, directoryWhere, type LawyerFilter, wordsOf } from './lawyer-directory.filter';
import { LawyerSort } from './lawyer-directory.types';
import { EXACT_UP_TO, isCommon, type LawyerSearch, readSearch } from './lawyer-search';
import { PUBLIC_VIEW, publicFields } from '../lawyer.queries';
import type { Lawyer } from '../lawyer.types';

const ORDERS: Record<LawyerSort, (key: string) => string> = {
  [LawyerSort.EXPERIENCE]: (key) => `entry.experience desc, entry.name_key, ${key}`,
  [LawyerSort.NAME]: (key) => `entry.name_key, ${key}`,
  [LawyerSort.NAME_BANGLA]: (key) => `entry.name_key_bangla, ${key}`,
  [LawyerSort.NEWEST]: (key) => `entry.verified_at desc, ${key} desc`,
};

/** From this many rows before a page on, finding its start by the stored counts costs less than reading them. */
const FAR_DOWN = 300;

export interface DirectoryRequest {
  filter: LawyerFilter;
  sort: LawyerSort;
  page: PageRequest;
  /** The cursor of the page before, instead of a page number. */
  after?: string | null;
  /** The properties to read, when not all are needed; the rows then have no others. */
  properties?: ReadonlySet<string>;
}

export interface DirectoryPage extends Page<Lawyer> {
  endCursor: string | null;
}

/** What the stored counts save a statement: counting all rows, and reading those before a page far down. */
function withStoredCounts(
  { keys, where }: { keys: KeySource; where: WhereClause },
  { filter, sort, page, after }: DirectoryRequest,
): KeySource {
  const choice = countedChoice(filter);
  if (!choice) return keys;
  const hasYears = choice.matter === '' && (choice.practiceAreaId === 0 || choice.districtId === 0);
  const isFarDown = !after && page.offset >= FAR_DOWN && sort === LawyerSort.EXPERIENCE && hasYears;
  return {
    ...keys,
    total: storedCount(where, choice),
    ...(isFarDown ? { start: startByExperience(where, choice, page.offset) } : {}),
  };
}

/** Reads a page; `total` is what its statement counts, or the number that is known. */
async function readPage(
  reader: Reader,
  request: DirectoryRequest,
  search: LawyerSearch | null,
  estimate: number | null,
): Promise<Page<Lawyer>> {
  const { filter, sort, page, after, properties } = request;
  const matching = directoryWhere(filter, { search, inOrder: estimate !== null });
  const { where, keys } = matching;
  const counted: KeySource =
    estimate !== null
      ? { ...keys, total: `${where.bind(estimate)}::int` }
      : search
        ? keys
        : withStoredCounts(matching, request);
  const source = after ? { ...counted, start: startAfter(where, after, sort, keys.key) } : counted;
  const list = properties ? publicFields(properties) : PUBLIC_VIEW;
  return selectPage<Lawyer>(reader, list, where, ORDERS[sort](keys.key), page, source);
}

/** Whether an index has the rows of a filter in an order. */
function hasOrder({ practiceArea, district, matter }: LawyerFilter, sort: LawyerSort): boolean {
  return !matter?.trim() && (sort === LawyerSort.EXPERIENCE || (!practiceArea?.trim() && !district?.trim()));
}

/**
 * The estimated number of lawyers of a search, where testing the directory row by row until the page is full reads less than
 * finding them all; otherwise null.
 */
async function estimateInOrder(
  reader: Reader,
  { filter, sort, page }: DirectoryRequest,
  search: LawyerSearch,
): Promise<number | null> {
  const choice = countedChoice(filter);
  if (!isCommon(search) || !choice || !hasOrder(filter, sort)) return null;
  const isNarrowed = choice.practiceAreaId !== 0 || choice.districtId !== 0;
  const lawyers = isNarrowed ? await readStoredCount(reader, choice) : search.listed;
  const estimate = Math.round(lawyers * search.share);
  const rowsInOrder = (page.offset + page.limit) / search.share;
  const rowsByIndex = search.query === null ? search.listed : search.queryShare * search.listed;
  return estimate > EXACT_UP_TO && rowsInOrder < rowsByIndex ? estimate : null;
}

/** The page of a search that many lawyers meet, with an estimated total; null when it is past the last one. */
async function readCommonPage(
  reader: Reader,
  request: DirectoryRequest,
  search: LawyerSearch,
): Promise<Page<Lawyer> | null> {
  const estimate = await estimateInOrder(reader, request, search);
  if (estimate === null) return null;
  const { items } = await readPage(reader, request, search, estimate);
  const { offset, limit } = request.page;
  if (items.length < limit) return null;
  // A full page may be followed by another one, whatever the estimate says.
  return toPage(request.page, items, Math.max(estimate, offset + limit + 1), true);
}

/**
 * The public directory: verified lawyers only, in the public view. An unknown area or district gives an empty list.
 * @throws AppError BAD_USER_INPUT for a cursor that is none.
 */
export async function listLawyers(
  { reader }: RequestContext,
  request: DirectoryRequest,
): Promise<DirectoryPage> {
  const search = await readSearch(reader, wordsOf(request.filter.search));
  const common = search ? await readCommonPage(reader, request, search) : null;
  const page = common ?? (await readPage(reader, request, search, null));
  const last = page.items.at(-1);
  return { ...page, endCursor: last ? cursorOf(last.id) : null };
}
