import { LRUCache } from 'lru-cache';

/** As text; a parsed document takes several times that. */
const MAX_BYTES = 2 * 1024 * 1024;

/** A store for Apollo Server that drops the least recently used, so that a flood of new operations takes little memory. */
export function boundedStore<Value extends object | string>() {
  const entries = new LRUCache<string, Value>({
    maxSize: MAX_BYTES,
    sizeCalculation: (value) => JSON.stringify(value).length,
  });
  return {
    get: async (key: string): Promise<Value | undefined> => Promise.resolve(entries.get(key)),
    set: async (key: string, value: Value, options?: { ttl?: number | null }): Promise<void> => {
      entries.set(key, value, options?.ttl ? { ttl: options.ttl * 1_000 } : {});
      return Promise.resolve();
    },
    delete: async (key: string): Promise<boolean> => Promise.resolve(entries.delete(key)),
  };
}
