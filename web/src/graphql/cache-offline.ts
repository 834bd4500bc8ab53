/**
 * Marks a query of the client area whose response is cached on the device for reading offline:
 * `useQuery(query, { context: cacheOffline })`. Queries of public pages are cached without the mark; those of the
 * lawyer and admin areas never are.
 */
export const cacheOffline = { cacheOffline: true } as const;

/** Whether an operation's context carries the mark. */
export function isCachedOffline(context: object): boolean {
  return 'cacheOffline' in context && context.cacheOffline === true;
}
