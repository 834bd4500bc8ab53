import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';

/** The texts of the web client's public queries by the ids under which visitors request them over GET. */
export type PersistedQueries = ReadonlyMap<string, string>;

const BUILT_LIST = path.resolve(__dirname, '../../../web/dist/documents.json');

/** The list that the build of the web client wrote; without one, clients send texts. */
export async function readPersistedQueries(): Promise<PersistedQueries> {
  const text = await readFile(BUILT_LIST, 'utf8').catch(() => '{}');
  return new Map(Object.entries(JSON.parse(text) as Record<string, string>));
}

/** Whether a request names its query by id, over GET. */
export function isPersisted({ method, url = '' }: IncomingMessage): boolean {
  return method !== 'POST' && url.includes('persistedQuery');
}
