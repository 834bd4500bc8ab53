import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and during hydration, true afterwards, for content that only a running script can render. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
