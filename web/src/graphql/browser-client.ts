import { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { createCache } from './cache/cache';
import {
  authLink,
  deviceLink,
  identityLink,
  sessionEndLink,
  transportLink,
  unknownTokenLink,
} from './links/links';
import type { OnSessionEnd } from './links/session-end';

export interface BrowserClientOptions {
  readToken: () => string | null;
  /** The device secret of an earlier sign-in. */
  readDevice: () => string | null;
  /** The account whose responses are cached for reading offline. */
  readAccount: () => string | null;
  /** After an unauthenticated response. */
  onSessionEnded: OnSessionEnd;
  /** Without a refused request: the server answered as for a visitor, or closed the socket. */
  onSessionLost: OnSessionEnd;
  proveIdentity: () => Promise<boolean>;
}

/** Shows cached data and requests it again; rarely changing data uses `cache-first`. */
export const defaultOptions = { watchQuery: { fetchPolicy: 'cache-and-network' } } as const;

/** `LazyClient` fetches this file. */
export function createBrowserClient(options: BrowserClientOptions): ApolloClient {
  return new ApolloClient({
    cache: createCache(),
    defaultOptions,
    link: ApolloLink.from([
      sessionEndLink(options.onSessionEnded),
      identityLink(options.proveIdentity),
      authLink(options.readToken),
      deviceLink(options.readDevice),
      unknownTokenLink(options.onSessionLost),
      transportLink(options),
    ]),
  });
}
