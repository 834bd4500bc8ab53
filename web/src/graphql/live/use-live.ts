import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadChunk } from '../../lib/missing-chunk';
import type { Live } from './live';

const never = () => () => undefined;
const no = () => false;

/** The page's socket and whether it is open; null until its script is there. For the signed-in areas alone. */
export function useLive(): { live: Live | null; isConnected: boolean } {
  const client = useApolloClient();
  const [live, setLive] = useState<Live | null>(null);
  useEffect(
    function load() {
      let isGone = false;
      loadChunk(() => import('./live')).then(
        ({ liveOf }) => !isGone && setLive(liveOf(client)),
        // Without it, everything is asked for by the clock.
        () => undefined,
      );
      return () => {
        isGone = true;
      };
    },
    [client],
  );
  const isConnected = useSyncExternalStore(live?.subscribe ?? never, live?.isConnected ?? no, no);
  return { live, isConnected };
}
