import type { Listener } from './db/listener';
import { type GraphqlResponse, GraphqlResponseCache } from './graphql/graphql-response-cache';
import { KeptPages } from './pages/kept-pages';
import { bytesOf, type Page } from './pages/page';
import { SubjectVersions } from './platform/public-subjects';
import { ResponseCache } from './platform/response-cache';

const MEBIBYTE = 1024 * 1024;

/** Responses that are the same for every visitor; never those of a signed-in user. */
export interface PublicCaches {
  graphql: GraphqlResponseCache;
  /** JSON bodies of the public calls of `/api/v1`. */
  rest: ResponseCache<string>;
  pages: ResponseCache<Page>;
  /** Pages for the time in which the database is away. */
  kept: KeptPages;
  /** Part of every key of these caches. */
  versions: SubjectVersions;
}

/** Caches whose responses are forgotten when what they show changes, and disabled while the listener is disconnected. */
export function createPublicCaches(changes: Listener): PublicCaches {
  const isEnabled = (): boolean => changes.connected;
  const graphql = new ResponseCache<GraphqlResponse>({
    name: 'graphql',
    freshFor: 30_000,
    staleFor: 30_000,
    maxBytes: 24 * MEBIBYTE,
    sizeOf: ({ text }) => 2 * text.length,
    isEnabled,
  });
  const rest = new ResponseCache<string>({
    name: 'rest',
    freshFor: 30_000,
    staleFor: 30_000,
    maxBytes: 24 * MEBIBYTE,
    sizeOf: (body) => 2 * body.length,
    isEnabled,
  });
  const pages = new ResponseCache<Page>({
    name: 'pages',
    freshFor: 60_000,
    staleFor: 300_000,
    maxBytes: 64 * MEBIBYTE,
    sizeOf: bytesOf,
    isEnabled,
  });
  const kept = new KeptPages();
  const versions = new SubjectVersions();
  changes.onChange((table) => {
    // A lost connection is no change, and pages are kept for it; when it is back, changes may have been missed.
    if (changes.connected) versions.changed(table);
    if (table === null) [graphql, rest, pages].forEach((cache) => cache.clear());
  });
  return { graphql: new GraphqlResponseCache(graphql, versions), rest, pages, kept, versions };
}
