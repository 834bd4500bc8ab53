import DataLoader from 'dataloader';
import type { RequestContext } from '../context';
import type { PageRequest } from '../validation/page-request';

/** One DataLoader for each request: one statement for the keys of all rows. Keys that the batch leaves out get `missing()`. */
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

/** The rows by a key of theirs; rows whose key is null are left out. */
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

/** Loads the row of each key, which its property `key` holds; null where there is none. */
export function createRowLoader<Key extends string, Row extends Record<Key, string>>(
  key: Key,
  read: (context: RequestContext, keys: readonly string[]) => Promise<readonly Row[]>,
): (context: RequestContext) => DataLoader<string, Row | null> {
  return createRequestLoader<Row | null>(
    async (context, keys) => new Map((await read(context, keys)).map((row) => [row[key], row])),
    () => null,
  );
}

/** Loads a page of the rows of each key, which their property `key` holds, in the order in which they were read. */
export function createListPageLoader<Key extends string, Row extends Record<Key, string | null>>(
  key: Key,
  read: (context: RequestContext, keys: readonly string[], page: PageRequest) => Promise<readonly Row[]>,
): (context: RequestContext, page: PageRequest) => DataLoader<string, Row[]> {
  return createPageLoader<Row[]>(
    async (...asked) => groupBy(await read(...asked), (row) => row[key]),
    () => [],
  );
}

/** The same for all rows of each key. */
export function createListLoader<Key extends string, Row extends Record<Key, string | null>>(
  key: Key,
  read: (context: RequestContext, keys: readonly string[]) => Promise<readonly Row[]>,
): (context: RequestContext) => DataLoader<string, Row[]> {
  const load = createListPageLoader(key, read);
  return (context) => load(context, WHOLE);
}
