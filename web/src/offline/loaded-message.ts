export interface LoadedMessage {
  kind: 'loaded';
  /** The page's URL if it was loaded without the worker, which has no copy of it yet. */
  page: string | null;
  /** Hashed files that the page fetched. */
  assets: string[];
  site: object;
}

/** Any script of the origin can post to the worker, so check the whole message. */
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
