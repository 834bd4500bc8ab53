import type { RouteNamespace } from '../i18n/catalogues';
import { loadCatalogues } from '../i18n/translator';
import { loadChunk } from '../lib/missing-chunk';

/** A dynamically imported value, loaded at most once. */
export interface LazySource<Value> {
  ready: () => Value | null;
  /** Rejects when the import fails; the next call tries again. */
  load: () => Promise<Value>;
}

/** Wraps a dynamic import and its catalogues. Call it at module level, so that every render shares the loaded value. */
export function lazySource<Value>(
  importValue: () => Promise<Value>,
  ...namespaces: RouteNamespace[]
): LazySource<Value> {
  let value: Value | null = null;
  const importAll = () => Promise.all([importValue(), loadCatalogues(...namespaces)]);
  return { ready: () => value, load: async () => (value ??= (await loadChunk(importAll))[0]) };
}
