import { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import type { NormalizedCacheObject } from '@apollo/client/cache';
import { createCache } from './cache';
import { authLink, sessionEndLink, transportLink, unknownTokenLink } from './links';

interface BrowserClientOptions {
  /** The Apollo cache of the server rendering; null when the page is a shell. */
  state: NormalizedCacheObject | null;
  readToken: () => string | null;
  /** The account whose responses are cached for reading offline. */
  readAccount: () => string | null;
  /** Called when the server refuses an operation as unauthenticated; `sentToken` is the refused token. */
  onSessionEnded: (sentToken: string | null) => void;
  /** Called when the server executes an operation as for a visitor because the token is invalid. */
  onTokenUnknown: (sentToken: string | null) => void;
}

/** The Apollo client of the browser. */
export function createBrowserClient({
  state,
  readToken,
  readAccount,
  onSessionEnded,
  onTokenUnknown,
}: BrowserClientOptions): ApolloClient {
  const cache = createCache();
  return new ApolloClient({
    cache: state ? cache.restore(state) : cache,
    link: ApolloLink.from([
      sessionEndLink(onSessionEnded),
      authLink(readToken),
      unknownTokenLink(onTokenUnknown),
      transportLink(readAccount),
    ]),
    // Screens that fetch on mount must not do so during hydration.
    ssrForceFetchDelay: state ? 100 : 0,
  });
}
