/**
 * Wraps a listener, a timer or a callback of a stream, which nobody would catch: what it throws, now or as a rejected
 * promise, goes to `failed` and does not end the process.
 */
export function guarded<Args extends unknown[]>(
  run: (...args: Args) => unknown,
  failed: (error: unknown, ...args: Args) => void,
): (...args: Args) => void {
  return (...args) => {
    try {
      const result = run(...args);
      if (result instanceof Promise) result.catch((error: unknown) => failed(error, ...args));
    } catch (error) {
      failed(error, ...args);
    }
  };
}
