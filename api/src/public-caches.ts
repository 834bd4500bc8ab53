import type { ChangeFeed } from './db/change-feed';
import { AnswerCache, type GraphqlAnswer } from './graphql/graphql-response-cache';
import { ResponseCache } from './platform/response-cache';
import { bytesOf, type Page } from './pages/page';

const MEBIBYTE = 1024 * 1024;

/** What is kept of answers to visitors, who are all told alike; nothing of anybody who is signed in. */
export interface VisitorCaches {
  graphql: AnswerCache;
  /** JSON texts of public calls of `/api/v1`. */
  rest: ResponseCache<string>;
  pages: ResponseCache<Page>;
}

/** Caches that forget everything when public data changes, and stand aside while changes would go unheard. */
export function createVisitorCaches(changes: ChangeFeed): VisitorCaches {
  const isUsable = (): boolean => changes.connected;
  const graphql = new ResponseCache<GraphqlAnswer>({
    freshFor: 30_000,
    staleFor: 30_000,
    mostBytes: 24 * MEBIBYTE,
    sizeOf: ({ text }) => 2 * text.length,
    isUsable,
  });
  const rest = new ResponseCache<string>({
    freshFor: 30_000,
    staleFor: 30_000,
    mostBytes: 24 * MEBIBYTE,
    sizeOf: (text) => 2 * text.length,
    isUsable,
  });
  const pages = new ResponseCache<Page>({
    freshFor: 60_000,
    staleFor: 300_000,
    mostBytes: 64 * MEBIBYTE,
    sizeOf: bytesOf,
    isUsable,
  });
  changes.onChange(() => [graphql, rest, pages].forEach((cache) => cache.purge()));
  return { graphql: new AnswerCache(graphql), rest, pages };
}
