import { jsonOf, type ListQuery, type WhereClause } from './select-page';
import type { Reader } from './reader';

/** Rows that one statement reads. */
const BATCH = 500;

interface Batch {
  items: Record<string, unknown>[];
  /** The creation time of the last row with microseconds, which a `Date` would lose. */
  lastCreated: string | null;
  lastKey: string | null;
}

/**
 * All rows that meet the where clause, newest first, at most `limit`. Each batch is a statement of its own, so that a
 * slow reader holds no connection; rows that change meanwhile may appear in their old or new form, none twice.
 * @param created the expression of the row's creation time.
 */
export async function* selectBatches<Row>(
  reader: Reader,
  list: ListQuery,
  where: WhereClause,
  created: string,
  limit: number,
): AsyncGenerator<Row> {
  const { from, key, fields } = list;
  const next = where.values.length;
  let last: [string | null, string | null] = [null, null];
  for (let read = 0; read < limit;) {
    const size = Math.min(BATCH, limit - read);
    const batches: Batch[] = await reader.query(
      `select json_agg(item order by created desc, key desc) as items,
         (array_agg(created::text order by created, key))[1] as "lastCreated",
         (array_agg(key order by created, key))[1] as "lastKey"
       from (select ${jsonOf(fields)} as item, ${created} as created, ${key} as key
         from ${from} where (${where.sql})
           and ($${next + 1}::timestamptz is null or (${created}, ${key}) < ($${next + 1}, $${next + 2}::uuid))
         order by ${created} desc, ${key} desc limit $${next + 3}) batch`,
      [...where.values, ...last, size],
    );
    const items = batches[0]?.items ?? [];
    for (const item of items) yield item as Row;
    if (items.length < size) return;
    last = [batches[0]?.lastCreated ?? null, batches[0]?.lastKey ?? null];
    read += items.length;
  }
}
