/**
 * Marks a query of the client's area whose response is kept on the device for reading offline:
 * `useQuery(query, { context: keepOffline })`. Public pages need no mark; nothing of lawyers and admins is kept.
 */
export const keepOffline = { keepOffline: true } as const;

/** Whether an operation's context carries the mark. */
export function isKeptOffline(context: object): boolean {
  return 'keepOffline' in context && context.keepOffline === true;
}
