/**
 * Caches the response of a client-area query for reading offline: `useQuery(query, { context: cacheOffline })`. Queries of
 * public pages need no mark; the lawyer and admin areas are never cached.
 */
export const cacheOffline = { cacheOffline: true } as const;

/** Whether an operation's context carries the mark. */
export function isCachedOffline(context: object): boolean {
  return 'cacheOffline' in context && context.cacheOffline === true;
}
