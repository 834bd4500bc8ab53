import DataLoader from 'dataloader';
import type { RequestContext } from '../context';
import type { PageRequest } from '../validation/page-request';

/** One DataLoader for each request: one statement for all rows. Keys without a result get `missing()`. */
export function createRequestLoader<Value>(
  batch: (context: RequestContext, keys: readonly string[]) => Promise<Map<string, Value>>,
  missing: () => Value,
): (context: RequestContext) => DataLoader<string, Value> {
  const load = createPageLoader(batch, missing);
  return (context) => load(context, WHOLE);
}

const WHOLE: PageRequest = { page: 1, limit: 0, offset: 0 };

/** The same for pages of values: one DataLoader for each page, so one statement for all rows of a list. */
export function createPageLoader<Value>(
  batch: (context: RequestContext, keys: readonly string[], page: PageRequest) => Promise<Map<string, Value>>,
  missing: () => Value,
): (context: RequestContext, page: PageRequest) => DataLoader<string, Value> {
  const loaders = new WeakMap<RequestContext, Map<string, DataLoader<string, Value>>>();
  return (context, page) => {
    const ofRequest = loaders.get(context) ?? new Map<string, DataLoader<string, Value>>();
    loaders.set(context, ofRequest);
    const name = `${page.limit} ${page.offset}`;
    const existing = ofRequest.get(name);
    if (existing) return existing;
    const loader = new DataLoader<string, Value>(async (keys) => {
      const values = await batch(context, keys, page);
      return keys.map((key) => values.get(key) ?? missing());
    });
    ofRequest.set(name, loader);
    return loader;
  };
}

/** Groups rows; drops rows whose key is null. */
export function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string | null): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** One row for each key, found in its property `key`; null without a row. */
export function createRowLoader<Key extends string, Row extends Record<Key, string>>(
  key: Key,
  read: (context: RequestContext, keys: readonly string[]) => Promise<readonly Row[]>,
): (context: RequestContext) => DataLoader<string, Row | null> {
  return createRequestLoader<Row | null>(
    async (context, keys) => new Map((await read(context, keys)).map((row) => [row[key], row])),
    () => null,
  );
}

/** A page of rows for each key, found in their property `key`; keeps the order of the rows. */
export function createListPageLoader<Key extends string, Row extends Record<Key, string | null>>(
  key: Key,
  read: (context: RequestContext, keys: readonly string[], page: PageRequest) => Promise<readonly Row[]>,
): (context: RequestContext, page: PageRequest) => DataLoader<string, Row[]> {
  return createPageLoader<Row[]>(
    async (...asked) => groupBy(await read(...asked), (row) => row[key]),
    () => [],
  );
}

export function createListLoader<Key extends string, Row extends Record<Key, string | null>>(
  key: Key,
  read: (context: RequestContext, keys: readonly string[]) => Promise<readonly Row[]>,
): (context: RequestContext) => DataLoader<string, Row[]> {
  const load = createListPageLoader(key, read);
  return (context) => load(context, WHOLE);
}
