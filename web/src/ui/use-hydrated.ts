import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while its markup is taken over, true afterwards: for what only a running script can show. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
