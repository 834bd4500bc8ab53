import { pipeline } from 'node:stream/promises';
import { mostExportedRows } from '@ainsathi/contract/limits';
import { stringify } from 'csv-stringify';
import type { Request, Response } from 'express';
import { requireRecentProof } from '../auth/viewer';
import type { RequestContext } from '../context';
import { type ListQuery, type WhereClause, jsonOf } from '../db/select-page';
import { AuditAct, writeAudit } from '../platform/audit/write-audit';
import { dayInDhaka } from '../validation/dhaka-day';
import { isIdentifier } from '../validation/identifier';
import { queryText, unknownValue } from './route';
import type { Query } from './lists';
import type { JsonSchema } from './openapi/json-schema';
import type { Reader } from '../db/reader';

const BATCH = 500;

interface Batch {
  items: Record<string, unknown>[];
  /** With microseconds, which a `Date` would lose. */
  lastCreated: string | null;
  lastKey: string | null;
}

/**
 * Newest first, at most `limit`. Each batch is its own statement, so that a slow reader holds no connection; concurrently
 * changed rows appear in old or new form, never twice.
 * @param created the SQL expression of the creation time.
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

export const csvSchema: JsonSchema = {
  type: 'string',
  examples: ['Id,Name\n01920f4e-7c1a-7b3e-9a52-3f6d1c8e4b70,Rahima Khatun\n'],
  description: `UTF-8 with a byte order mark; the first line names the columns. At most ${mostExportedRows.toLocaleString('en')} rows, newest first. A text that a spreadsheet would take for a formula begins with an apostrophe.`,
};

/** What all routes of a file share. */
export const csvFile = {
  produces: 'text/csv',
  response: csvSchema,
  refusals: ['IDENTITY_REQUIRED'],
} as const;

export const selectionQuery: Query = {
  ids: { description: 'Only these rows: identifiers, separated by commas.', schema: { type: 'string' } },
};

/** The query parameter `ids`; null for all rows. @throws AppError BAD_USER_INPUT for a malformed identifier. */
export function selectedIds(request: Request): string[] | null {
  const ids = queryText(request, 'ids')?.split(',') ?? [''];
  if (ids.join() === '') return null;
  if (!ids.every(isIdentifier)) throw unknownValue('ids');
  return ids;
}

function isPrematureClose(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** SQL for a time in Dhaka, such as `2026-11-07 18:30`, for files that spreadsheets open. */
export function dhakaTime(expression: string): string {
  return `to_char(${expression} at time zone 'Asia/Dhaka', 'YYYY-MM-DD HH24:MI')`;
}

/** An admin's list as a file; the fields are the columns, by header. */
export interface ExportedList extends ListQuery {
  name: 'clients' | 'lawyers' | 'cases' | 'payments' | 'fees' | 'requests';
  created: string;
}

/** Only `ids` if given; audited. The caller checks the permission. @throws AppError IDENTITY_REQUIRED. */
export async function exportRows(
  context: RequestContext,
  list: ExportedList,
  where: WhereClause,
  ids: string[] | null,
): Promise<AsyncIterable<object>> {
  requireRecentProof(context);
  if (ids) where.add(`${list.key} = any(?)`, ids);
  const [taken] = await context.reader.query<{ rows: number }[]>(
    `select count(*)::int as rows from (select from ${list.from} where ${where.sql} limit ${mostExportedRows}) taken`,
    where.values,
  );
  await writeAudit(context, AuditAct.LIST_EXPORTED, {
    after: { list: list.name, selected: ids?.length ?? null, rows: taken?.rows ?? 0 },
  });
  return selectBatches(context.reader, list, where, list.created, mostExportedRows);
}

/** Streams rows as a CSV file. @param columns the properties in order, with differing headers. */
export async function sendCsv<Row extends object>(
  response: Response,
  name: string,
  columns: Readonly<Record<Extract<keyof Row, string>, string>> | string[],
  rows: AsyncIterable<Row>,
): Promise<void> {
  const iterator = rows[Symbol.asyncIterator]();
  // Reads before sending anything, so that an outage causes an error instead of half a file.
  const first = await iterator.next();
  const all = async function* (): AsyncGenerator<Row> {
    for (let item = first; !item.done; item = await iterator.next()) yield item.value;
  };
  response.type('text/csv; charset=utf-8').setHeader('Cache-Control', 'no-store');
  const day = dayInDhaka(new Date());
  response.attachment(`${name}-${day}.csv`);
  const file = stringify({ bom: true, header: true, columns, escape_formulas: true });
  try {
    await pipeline(all(), file, response);
  } catch (error) {
    // A client may leave early.
    if (isPrematureClose(error)) return;
    throw error;
  }
}
