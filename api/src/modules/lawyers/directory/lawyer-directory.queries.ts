import type { RequestContext } from '../../../context';
import type { Reader } from '../../../db/reader';
import { type KeySource, selectPage, type WhereClause } from '../../../db/select-page';
import { type Page, type PageRequest, toPage } from '../../../validation/page-request';
import { isOfProfiles, orderInTurn, orders } from './directory-orders';
import { cursorOf, startAfter, startByExperience, startInTurn } from './directory-page-start';
import { readStoredCount, storedCount } from './lawyer-count.queries';
import { type DirectoryReading, readDirectory } from './directory-reading';
import { correctedSpelling, toReading } from './directory-search.service';
import { countedChoice, directoryWhere, type LawyerFilter, wordsOf } from './lawyer-directory.filter';
import { LawyerSort, type SearchReading } from './lawyer-directory.types';
import { EXACT_UP_TO, isCommon, type LawyerSearch } from './lawyer-search';
import { PUBLIC_VIEW, publicFields } from '../lawyer.queries';
import type { Lawyer } from '../lawyer.types';

/** Beyond this offset, finding the start by the stored counts is cheaper than skipping rows. */
const FAR_DOWN = 300;

export interface DirectoryRequest {
  filter: LawyerFilter;
  sort: LawyerSort;
  page: PageRequest;
  /** The previous page's cursor, instead of a page number. */
  after?: string | null;
  /** The properties to read; default: all. */
  properties?: ReadonlySet<string>;
  /** Whether the caller shows another spelling of the search. */
  withSpelling?: boolean;
}

export interface DirectoryPage extends Page<Lawyer> {
  endCursor: string | null;
  reading: SearchReading | null;
}

/** Avoids counting all rows, and skipping the rows before a distant page. */
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

async function readPage(
  reader: Reader,
  request: DirectoryRequest,
  search: LawyerSearch | null,
  estimate: number | null,
): Promise<Page<Lawyer>> {
  const { filter, sort, page, after, properties } = request;
  const rows = { search, inOrder: estimate !== null };
  const matching = directoryWhere(filter, isOfProfiles(sort) ? { ...rows, byArea: false } : rows);
  const { where, keys } = matching;
  const counted: KeySource =
    estimate !== null
      ? { ...keys, total: `${where.bind(estimate)}::int` }
      : search
        ? keys
        : withStoredCounts(matching, request);
  const first = search?.first ? where.bind(search.first) : null;
  const isFirst =
    first &&
    `exists (select from lawyer_profiles written
    where written.account_id = ${keys.key} and written.words @@ ${first}::tsquery)`;
  const inTurn = sort === LawyerSort.TURN && !keys.materialized;
  const source = after
    ? { ...counted, start: startAfter(where, after, sort, keys.key, isFirst) }
    : inTurn
      ? { ...counted, start: startInTurn(where, keys.key, page.offset) }
      : counted;
  const order = inTurn
    ? orderInTurn(keys.key)
    : (isFirst ? `${isFirst} desc, ` : '') + orders[sort](keys.key);
  const list = properties ? publicFields(properties) : PUBLIC_VIEW;
  return selectPage<Lawyer>(reader, list, where, order, page, source);
}

function hasOrder({ practiceArea, district, matter }: LawyerFilter, sort: LawyerSort): boolean {
  const isNarrowed = practiceArea?.trim() || district?.trim();
  return !matter?.trim() && (sort === LawyerSort.EXPERIENCE || sort === LawyerSort.TURN || !isNarrowed);
}

/**
 * The estimated number of results, if testing row by row until the page is full is cheaper than finding all results; otherwise
 * null.
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

/** A page of a search with many results, with an estimated total; null beyond the last page. */
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
  // After a full page there may be another page, whatever the estimate says.
  return toPage(request.page, items, Math.max(estimate, offset + limit + 1), true);
}

/** With so few results another spelling is offered. */
const FEW = 3;

/** Null without a search. */
async function toSearchReading(
  reader: Reader,
  { filter, withSpelling = false }: DirectoryRequest,
  { named, words, leftOut, parsed, asks }: Omit<DirectoryReading, 'filter' | 'search'>,
  total: number,
): Promise<SearchReading | null> {
  if (!parsed) return null;
  return {
    practiceArea: named?.practiceArea ?? null,
    matter: named?.matter ?? null,
    district: named?.district ?? null,
    remaining: words.join(' '),
    leftOut: leftOut.join(' '),
    ...toReading(parsed, asks),
    spelling:
      withSpelling && total <= FEW && !(asks && parsed.isTold)
        ? await correctedSpelling(reader, asks ? wordsOf(filter.search) : words)
        : null,
  };
}

/**
 * Only verified lawyers, in the public view. An unknown area or district gives an empty list.
 * @throws AppError BAD_USER_INPUT for a malformed cursor.
 */
export async function listLawyers(
  { reader }: RequestContext,
  asked: DirectoryRequest,
): Promise<DirectoryPage> {
  const { filter, search, ...reading } = await readDirectory(reader, asked.filter);
  const request = { ...asked, filter };
  if (reading.asks)
    return {
      ...toPage(asked.page, [], 0),
      endCursor: null,
      reading: await toSearchReading(reader, asked, reading, 0),
    };
  const common = search ? await readCommonPage(reader, request, search) : null;
  const page = common ?? (await readPage(reader, request, search, null));
  const last = page.items.at(-1);
  return {
    ...page,
    endCursor: last ? cursorOf(last.id) : null,
    reading: await toSearchReading(reader, asked, reading, page.total),
  };
}
