import { loadChunk } from '../lib/missing-chunk';

/** A dynamically imported value, loaded at most once. */
export interface LazySource<Value> {
  /** The loaded value, or null. */
  ready: () => Value | null;
  /** Rejects when the import fails; the next call tries again. */
  load: () => Promise<Value>;
}

/** Wraps a dynamic import. Call it at module level, so that every render shares the loaded value. */
export function lazySource<Value>(importValue: () => Promise<Value>): LazySource<Value> {
  let value: Value | null = null;
  return { ready: () => value, load: async () => (value ??= await loadChunk(importValue)) };
}
