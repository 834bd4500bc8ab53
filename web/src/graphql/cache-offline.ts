/**
 * Caches the response of a client-area query for reading offline: `useQuery(query, { context: cacheOffline })`, or of a
 * lawyer's diary. Queries of public pages need no mark; the rest of the lawyer and admin areas is never cached.
 */
export const cacheOffline = { cacheOffline: true } as const;

export function isCachedOffline(context: object): boolean {
  return 'cacheOffline' in context && context.cacheOffline === true;
}
