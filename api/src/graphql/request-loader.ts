import DataLoader from 'dataloader';
import type { RequestContext } from '../context';

/**
 * Creates one DataLoader for each request, so that the keys of all rows of a list are fetched by one statement.
 * The batch function returns a map in any order; a key that is not in it gets `missing()`.
 */
export function createRequestLoader<Value>(
  batch: (context: RequestContext, keys: readonly string[]) => Promise<Map<string, Value>>,
  missing: () => Value,
): (context: RequestContext) => DataLoader<string, Value> {
  const loaders = new WeakMap<RequestContext, DataLoader<string, Value>>();
  return (context) => {
    const existing = loaders.get(context);
    if (existing) return existing;
    const loader = new DataLoader<string, Value>(async (keys) => {
      const values = await batch(context, keys);
      return keys.map((key) => values.get(key) ?? missing());
    });
    loaders.set(context, loader);
    return loader;
  };
}
