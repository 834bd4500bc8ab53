import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and while its markup is taken over, true afterwards: for what needs a running script. A form sent
 * earlier would go out as the browser's own request, so its button waits for this.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
