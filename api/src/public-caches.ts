import type { Listener } from './db/listener';
import { type GraphqlResponse, GraphqlResponseCache } from './graphql/graphql-response-cache';
import type { Page } from './pages/page';
import { SubjectVersions } from './platform/public-subjects';
import { ResponseCache } from './platform/response-cache';

const SECOND = 1_000;
const MEBIBYTE = 1024 * 1024;

/** Caches of responses for all visitors, invalidated by changes; disabled while the listener is disconnected. */
export function createPublicCaches(changes: Listener) {
  const isEnabled = (): boolean => changes.connected;
  const api = { freshFor: 30 * SECOND, staleFor: 30 * SECOND, maxBytes: 24 * MEBIBYTE, isEnabled };
  const versions = new SubjectVersions();
  changes.onChange((table) => {
    // A lost connection is no change, and pages are kept for it; after reconnecting, changes may have been missed.
    if (changes.connected) versions.changed(table);
  });
  const graphql = new ResponseCache<GraphqlResponse>({
    ...api,
    name: 'graphql',
    sizeOf: ({ body }) => body.size,
  });
  return {
    graphql: new GraphqlResponseCache(graphql, versions),
    /** JSON bodies of public calls of `/api/v1`. */
    rest: new ResponseCache<string>({ ...api, name: 'rest', sizeOf: (body) => 2 * body.length }),
    pages: new ResponseCache<Page>({
      name: 'pages',
      freshFor: 60 * SECOND,
      staleFor: 300 * SECOND,
      // While the database is away.
      keptFor: 240 * SECOND,
      maxBytes: 64 * MEBIBYTE,
      sizeOf: ({ body }) => body.size,
      isEnabled,
    }),
    versions,
  };
}
