import { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { createCache } from './cache/cache';
import { authLink, deviceLink, identityLink, sessionEndLink, transportLink, unknownTokenLink } from './links';

export interface BrowserClientOptions {
  readToken: () => string | null;
  /** What this browser keeps of its first sign-in. */
  readDevice: () => string | null;
  /** The account whose responses are cached for reading offline. */
  readAccount: () => string | null;
  /** Called when the server refuses an operation as unauthenticated; `sentToken` is the refused token. */
  onSessionEnded: (sentToken: string | null) => void;
  /** Called when the server executes an operation as for a visitor because the token is invalid. */
  onTokenUnknown: (sentToken: string | null) => void;
  proveIdentity: () => Promise<boolean>;
}

/** A screen shows what is cached and asks for it again; what seldom changes says `cache-first`. */
export const defaultOptions = { watchQuery: { fetchPolicy: 'cache-and-network' } } as const;

/** The Apollo client of the browser; `LazyClient` fetches this file. */
export function createBrowserClient(options: BrowserClientOptions): ApolloClient {
  return new ApolloClient({
    cache: createCache(),
    defaultOptions,
    link: ApolloLink.from([
      sessionEndLink(options.onSessionEnded),
      identityLink(options.proveIdentity),
      authLink(options.readToken),
      deviceLink(options.readDevice),
      unknownTokenLink(options.onTokenUnknown),
      transportLink(options),
    ]),
  });
}
