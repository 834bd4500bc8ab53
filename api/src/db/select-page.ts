import { type Page, type PageRequest, toPage } from '../validation/page-request';
import type { Reader } from './reader';

/** The parts of the SQL statement behind a list. `fields` maps a property to its expression. */
export interface ListQuery {
  fields: Readonly<Record<string, string>>;
  from: string;
  /** The expression of the row's identifier. */
  key: string;
  /** Properties that hold times and become `Date`s. */
  dates: readonly string[];
}

/** Where the identifiers of a page come from: only the tables that its where clause and its order need. */
export interface KeySource extends Pick<ListQuery, 'from' | 'key'> {
  /** True where evaluating the where clause twice would cost more than storing the matching keys, as in searches. */
  materialized?: boolean;
}

function keysAndTotal(
  { from, key, materialized }: KeySource,
  where: string,
  orderBy: string,
  slice: string,
): string {
  const matching = `select ${key} as key, row_number() over (order by ${orderBy}) as place from ${from} where ${where}`;
  return materialized
    ? `matching as materialized (${matching}),
       page as materialized (select * from matching order by place ${slice}),
       counted as (select count(*)::int as total from matching)`
    : `page as materialized (${matching} order by ${orderBy} ${slice}),
       counted as (select count(*)::int as total from ${from} where ${where})`;
}

/** A where clause with its values, which its SQL refers to by `$1`, `$2`, … */
export class WhereClause {
  readonly values: unknown[] = [];
  private readonly conditions: string[] = [];

  /** Adds a condition; each `?` in it stands for the first value, `?2` for the second. */
  add(condition: string, ...values: unknown[]): this {
    const offset = this.values.length;
    this.values.push(...values);
    this.conditions.push(
      condition.replace(/\?(\d?)/g, (_, place: string) => `$${offset + Number(place || 1)}`),
    );
    return this;
  }

  get sql(): string {
    return this.conditions.length > 0
      ? this.conditions.map((condition) => `(${condition})`).join(' and ')
      : 'true';
  }
}

function jsonOf(fields: ListQuery['fields']): string {
  return `json_build_object(${Object.entries(fields)
    .map(([property, expression]) => `'${property}', ${expression}`)
    .join(', ')})`;
}

function withDates(row: Record<string, unknown>, dates: readonly string[]): unknown {
  for (const property of dates)
    if (typeof row[property] === 'string') row[property] = new Date(row[property]);
  return row;
}

/**
 * One page of a list and the exact number of all its rows, in one statement: first the identifiers of the page, then
 * only their rows. `orderBy` must end in the identifier, so that the order is stable.
 * @param keys the tables that `where` and `orderBy` refer to, when they are not those of the list itself.
 */
export async function selectPage<Row>(
  reader: Reader,
  list: ListQuery,
  where: WhereClause,
  orderBy: string,
  request: PageRequest,
  keys: KeySource = list,
): Promise<Page<Row>> {
  const { from, key, fields, dates } = list;
  const next = where.values.length;
  const rows: { total: number; items: Record<string, unknown>[] }[] = await reader.query(
    `with ${keysAndTotal(keys, where.sql, orderBy, `limit $${next + 1} offset $${next + 2}`)}
     select (select total from counted) as total,
       coalesce((select json_agg(${jsonOf(fields)} order by page.place)
         from ${from} join page on page.key = ${key}), '[]') as items`,
    [...where.values, request.limit, request.offset],
  );
  const items = (rows[0]?.items ?? []).map((row) => withDates(row, dates) as Row);
  return toPage(request, items, rows[0]?.total ?? 0);
}

/** The only row that meets the where clause, or null. */
export async function selectOne<Row>(
  reader: Reader,
  { from, fields, dates }: ListQuery,
  where: WhereClause,
): Promise<Row | null> {
  const rows: { item: Record<string, unknown> }[] = await reader.query(
    `select ${jsonOf(fields)} as item from ${from} where ${where.sql} limit 1`,
    where.values,
  );
  return rows[0] ? (withDates(rows[0].item, dates) as Row) : null;
}
