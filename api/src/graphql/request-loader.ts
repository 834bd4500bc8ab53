import DataLoader from 'dataloader';
import type { RequestContext } from '../context';

/**
 * A loader that belongs to one request: all keys asked for in a list are fetched by one statement.
 * Order and missing keys are solved here once: the batch gives a map, and what it does not hold becomes `missing()`.
 */
export function createRequestLoader<Value>(
  batch: (context: RequestContext, keys: readonly string[]) => Promise<Map<string, Value>>,
  missing: () => Value,
): (context: RequestContext) => DataLoader<string, Value> {
  const loaders = new WeakMap<RequestContext, DataLoader<string, Value>>();
  return (context) => {
    const present = loaders.get(context);
    if (present) return present;
    const loader = new DataLoader<string, Value>(async (keys) => {
      const found = await batch(context, keys);
      return keys.map((key) => found.get(key) ?? missing());
    });
    loaders.set(context, loader);
    return loader;
  };
}
