import { type Page, type PageRequest, toPage } from '../validation/page-request';
import type { Reader } from './reader';

/** What a list shows, as the parts of one SQL statement. `fields` maps a property to its expression. */
export interface Listing {
  fields: Readonly<Record<string, string>>;
  from: string;
  /** The expression of the row's identifier. */
  key: string;
  /** Properties that hold times and become `Date`s. */
  dates: readonly string[];
}

/** Where the identifiers of a page come from: no more tables than its conditions and its order need. */
export interface Keys extends Pick<Listing, 'from' | 'key'> {
  /** True where conditions cost more than keeping what meets them, as searches do: they are then looked at once. */
  once?: boolean;
}

function keysAndTotal({ from, key, once }: Keys, where: string, orderBy: string, slice: string): string {
  const matching = `select ${key} as key, row_number() over (order by ${orderBy}) as place from ${from} where ${where}`;
  return once
    ? `matching as materialized (${matching}),
       page as materialized (select * from matching order by place ${slice}),
       counted as (select count(*)::int as total from matching)`
    : `page as materialized (${matching} order by ${orderBy} ${slice}),
       counted as (select count(*)::int as total from ${from} where ${where})`;
}

/** Conditions on a listing with their values; conditions refer to values by `$1`, `$2`, … */
export class Conditions {
  readonly values: unknown[] = [];
  private readonly clauses: string[] = [];

  /** Adds a condition; each `?` in it stands for the first value, `?2` for the second. */
  add(clause: string, ...values: unknown[]): this {
    const before = this.values.length;
    this.values.push(...values);
    this.clauses.push(clause.replace(/\?(\d?)/g, (_, place: string) => `$${before + Number(place || 1)}`));
    return this;
  }

  get sql(): string {
    return this.clauses.length > 0 ? this.clauses.map((clause) => `(${clause})`).join(' and ') : 'true';
  }
}

function jsonOf(fields: Listing['fields']): string {
  return `json_build_object(${Object.entries(fields)
    .map(([property, expression]) => `'${property}', ${expression}`)
    .join(', ')})`;
}

function revive(row: Record<string, unknown>, dates: readonly string[]): unknown {
  for (const property of dates)
    if (typeof row[property] === 'string') row[property] = new Date(row[property]);
  return row;
}

/**
 * One page of a listing and the exact number of all its rows, in one statement however many rows there are:
 * first the identifiers of the page, then only their rows. `orderBy` must end in the identifier, so that it is stable.
 * @param keys what `conditions` and `orderBy` speak of, where that is not the listing itself.
 */
export async function selectPage<Row>(
  reader: Reader,
  listing: Listing,
  conditions: Conditions,
  orderBy: string,
  request: PageRequest,
  keys: Keys = listing,
): Promise<Page<Row>> {
  const { from, key, fields, dates } = listing;
  const next = conditions.values.length;
  const rows: { total: number; items: Record<string, unknown>[] }[] = await reader.query(
    `with ${keysAndTotal(keys, conditions.sql, orderBy, `limit $${next + 1} offset $${next + 2}`)}
     select (select total from counted) as total,
       coalesce((select json_agg(${jsonOf(fields)} order by page.place)
         from ${from} join page on page.key = ${key}), '[]') as items`,
    [...conditions.values, request.limit, request.offset],
  );
  const items = (rows[0]?.items ?? []).map((row) => revive(row, dates) as Row);
  return toPage(request, items, rows[0]?.total ?? 0);
}

/** The only row that meets the conditions, or null. */
export async function selectOne<Row>(
  reader: Reader,
  { from, fields, dates }: Listing,
  conditions: Conditions,
): Promise<Row | null> {
  const rows: { item: Record<string, unknown> }[] = await reader.query(
    `select ${jsonOf(fields)} as item from ${from} where ${conditions.sql} limit 1`,
    conditions.values,
  );
  return rows[0] ? (revive(rows[0].item, dates) as Row) : null;
}
