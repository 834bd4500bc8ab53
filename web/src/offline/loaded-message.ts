/** What a page tells the service worker once it is loaded. */
export interface LoadedMessage {
  kind: 'loaded';
  /** The page's address where the network gave it without the worker's help, so that the worker has no copy yet. */
  page: string | null;
  /** The hashed files that the page has fetched. */
  assets: string[];
  /** The operator's settings. */
  site: object;
}

/** Whether a message is one of ours, whole and sound. */
export function isLoadedMessage(value: unknown): value is LoadedMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, page, assets, site } = value as Record<string, unknown>;
  return (
    kind === 'loaded' &&
    (page === null || typeof page === 'string') &&
    Array.isArray(assets) &&
    assets.every((address) => typeof address === 'string') &&
    typeof site === 'object' &&
    site !== null
  );
}
