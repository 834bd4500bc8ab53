import { rememberByObject } from '@ainsathi/contract/remember';
import { type Page, type PageRequest, toPage } from '../validation/page-request';
import type { Reader } from './reader';

/** The SQL of a list. `fields` maps properties to expressions; those that end in `At` are times. */
export interface ListQuery {
  fields: Readonly<Record<string, string>>;
  from: string;
  key: string;
  conversions?: Readonly<Record<string, (value: unknown) => unknown>>;
}

/** The list with the selected properties; the identifier is always read. */
export function withFields(list: ListQuery, properties: ReadonlySet<string>): ListQuery {
  const fields = Object.entries(list.fields).filter(
    ([property]) => property === 'id' || properties.has(property),
  );
  return { ...list, fields: Object.fromEntries(fields) };
}

/** The source of a page's identifiers: only the tables for its where clause and order. */
export interface KeySource extends Pick<ListQuery, 'from' | 'key'> {
  /** True if evaluating the where clause twice would cost more than storing the matching keys, as in searches. */
  materialized?: boolean;
  /** SQL for the number of all rows, if it need not be counted. */
  total?: string;
  /** Where a distant page starts, so that not all rows before it are read. */
  start?: PageStart;
}

/** A place in a list's order. */
export interface PageStart {
  /** A common table expression named `start` with at most one row, for the conditions or the offset. */
  cte?: string;
  /** Conditions of the rows from there on: rows of the first condition precede rows of the second. */
  conditions: readonly string[];
  /** SQL for the number of these rows before the page. */
  offset: string;
}

/** More rows than a list has. */
const PLACES_OF_PART = 1_000_000_000;

interface Slice {
  page: string;
  upToPage: string;
}

/** Each condition reads its own range of an index; combined they would read every row before the place. */
function pageOfKeys({ from, key, start }: KeySource, where: string, orderBy: string, slice: Slice): string {
  const isOnePart = (start?.conditions.length ?? 1) === 1;
  const parts = (start?.conditions ?? [null]).map(
    (condition, part) =>
      `select key, ${part * PLACES_OF_PART} + place as place from unnest(array(
         select ${key} from ${from} where ${condition === null ? where : `(${where}) and (${condition})`}
         order by ${orderBy} ${isOnePart ? slice.page : slice.upToPage})) with ordinality as part (key, place)`,
  );
  return isOnePart ? parts.join() : `${parts.join(' union all ')} order by place ${slice.page}`;
}

function keysAndTotal(keys: KeySource, where: string, orderBy: string, slice: Slice): string {
  const { from, key, materialized, total, start } = keys;
  const before = start?.cte ? `${start.cte},` : '';
  const follows = start?.conditions.map((condition) => `(${condition})`).join(' or ') ?? 'true';
  if (materialized)
    return `${before} matching as materialized (
        select ${key} as key, row_number() over (order by ${orderBy}) as place, ${follows} as follows
        from ${from} where ${where}),
      page as materialized (select key, place from matching where follows order by place ${slice.page}),
      counted as (select count(*)::int as total from matching)`;
  const count = total
    ? `select ${total} as total`
    : `select count(*)::int as total from ${from} where ${where}`;
  return `${before} page as materialized (${pageOfKeys(keys, where, orderBy, slice)}),
    counted as (${count})`;
}

/** A where clause with its values, `$1`, `$2`, … */
export class WhereClause {
  readonly values: unknown[] = [];
  private readonly conditions: string[] = [];

  /** In the condition, `?` is the first value, `?2` the second. */
  add(condition: string, ...values: unknown[]): this {
    const offset = this.values.length;
    this.values.push(...values);
    this.conditions.push(
      condition.replace(/\?(\d?)/g, (_, place: string) => `$${offset + Number(place || 1)}`),
    );
    return this;
  }

  /** Adds a value without a condition. Returns its placeholder, for another part of the statement. */
  bind(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  get sql(): string {
    return this.conditions.length > 0
      ? this.conditions.map((condition) => `(${condition})`).join(' and ')
      : 'true';
  }
}

export const jsonOf = rememberByObject((fields: ListQuery['fields']): string => {
  const columns = Object.entries(fields).map(
    ([property, expression]) => `'${property.replaceAll("'", "''")}', ${expression}`,
  );
  return `json_build_object(${columns.join(', ')})`;
});

const timesOf = rememberByObject((fields: ListQuery['fields']) =>
  Object.keys(fields).filter((property) => /(^a|A)t$/.test(property)),
);

function convertRow(row: Record<string, unknown>, { fields, conversions }: ListQuery): unknown {
  for (const property of timesOf(fields))
    if (typeof row[property] === 'string') row[property] = new Date(row[property]);
  for (const property in conversions)
    if (property in row) row[property] = conversions[property]?.(row[property]);
  return row;
}

/** With a literal limit PostgreSQL keeps one plan; a parameter could be any number. */
function sliceOf(
  { limit, offset }: PageRequest,
  values: readonly unknown[],
  start: PageStart | undefined,
): [Slice, unknown[]] {
  const skipped = start?.offset ?? (offset === 0 ? '0' : `$${values.length + 1}::bigint`);
  const page = skipped === '0' ? `limit ${limit}` : `limit ${limit} offset ${skipped}`;
  const upToPage = skipped === '0' ? page : `limit ${limit} + ${skipped}`;
  return [{ page, upToPage }, start || offset === 0 ? [...values] : [...values, offset]];
}

/**
 * A page and the exact number of all rows, in one statement: first the page's identifiers, then only their rows. `orderBy` must
 * end in the identifier, for a stable order.
 * @param keys the tables of `where` and `orderBy`, if they differ from the list's.
 */
export async function selectPage<Row>(
  reader: Reader,
  list: ListQuery,
  where: WhereClause,
  orderBy: string,
  request: PageRequest,
  keys: KeySource = list,
): Promise<Page<Row>> {
  const { from, key, fields } = list;
  const [slice, values] = sliceOf(request, where.values, keys.start);
  const rows: { total: number; items: Record<string, unknown>[] }[] = await reader.query(
    `with ${keysAndTotal(keys, where.sql, orderBy, slice)}
     select (select total from counted) as total,
       coalesce((select json_agg(${jsonOf(fields)} order by page.place)
         from ${from} join page on page.key = ${key}), '[]') as items`,
    values,
  );
  const items = (rows[0]?.items ?? []).map((row) => convertRow(row, list) as Row);
  return toPage(request, items, rows[0]?.total ?? 0);
}

/** All rows; the caller limits their number. */
export async function selectAll<Row>(
  reader: Reader,
  list: ListQuery,
  where: WhereClause,
  slice = '',
): Promise<Row[]> {
  const rows: { item: Record<string, unknown> }[] = await reader.query(
    `select ${jsonOf(list.fields)} as item from ${list.from} where ${where.sql} ${slice}`,
    where.values,
  );
  return rows.map(({ item }) => convertRow(item, list) as Row);
}

export async function selectOne<Row>(
  reader: Reader,
  list: ListQuery,
  where: WhereClause,
): Promise<Row | null> {
  const [row] = await selectAll<Row>(reader, list, where, 'limit 1');
  return row ?? null;
}
