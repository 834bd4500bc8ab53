/** Wraps a listener, timer or stream callback: passes errors and rejections, which nobody would catch, to `failed`. */
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
