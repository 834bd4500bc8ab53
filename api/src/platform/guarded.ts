/** Wraps a listener, timer or stream callback, which nobody would catch: errors and rejections go to `failed`. */
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
