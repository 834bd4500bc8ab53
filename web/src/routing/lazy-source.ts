import type { RouteNamespace } from '../i18n/catalogues';
import { loadCatalogues } from '../i18n/translator';
import { loadChunk } from '../lib/missing-chunk';

/** A dynamically imported value, loaded at most once. */
export interface LazySource<Value> {
  ready: () => Value | null;
  /** Rejects if the import fails; the next call retries. */
  load: () => Promise<Value>;
}

/** A dynamic import with its catalogues. Call it at module level, so that all renders share the value. */
export function lazySource<Value>(
  importValue: () => Promise<Value>,
  ...namespaces: RouteNamespace[]
): LazySource<Value> {
  let value: Value | null = null;
  const importAll = () => Promise.all([importValue(), loadCatalogues(...namespaces)]);
  return { ready: () => value, load: async () => (value ??= (await loadChunk(importAll))[0]) };
}
