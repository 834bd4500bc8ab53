import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';

/** The web client's public queries, by the ids of GET requests. */
export type PersistedQueries = ReadonlyMap<string, string>;

const BUILT_LIST = path.resolve(__dirname, '../../../web/dist/documents.json');

/** Written by the build of the web client; without it, clients send texts. */
export async function readPersistedQueries(): Promise<PersistedQueries> {
  const text = await readFile(BUILT_LIST, 'utf8').catch(() => '{}');
  return new Map(Object.entries(JSON.parse(text) as Record<string, string>));
}

/** Whether a GET request names a query of the web client by its id. */
export function isPersisted({ method, url = '' }: IncomingMessage, queries?: PersistedQueries): boolean {
  if (!queries || method === 'POST' || !url.includes('persistedQuery')) return false;
  const extensions = new URLSearchParams(url.replace(/^[^?]*/, '')).get('extensions') ?? '';
  return queries.has(/"sha256Hash"\s*:\s*"([^"]*)"/.exec(extensions)?.[1] ?? '');
}
