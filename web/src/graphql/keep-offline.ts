interface OfflineContext {
  keepOffline?: boolean;
}

/**
 * Marks a query of the client's area whose response is kept on the device for reading offline:
 * `useQuery(query, { context: keepOffline })`. Public pages need no mark; nothing of lawyers and admins is kept.
 */
export const keepOffline = { keepOffline: true } as const satisfies OfflineContext;

/** Whether an operation's context carries the mark. */
export function isKeptOffline(context: OfflineContext): boolean {
  return context.keepOffline === true;
}
