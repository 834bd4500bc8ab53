import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { print, type DocumentNode } from 'graphql';
import { createClient, type Client } from 'graphql-ws';
import { storedToken } from '../../lib/browser-storage';
import { endpoint } from '../endpoint';
import { graphql } from '../documents';
import { WhetherSignedInDocument } from './generated/live';

graphql(`
  query WhetherSignedIn {
    unreadNotificationCount
  }
`);

/** The server's reason for closing a socket whose session has ended. */
const signedOut = 4401;
/** A changed password, or a renewed proof, ends the session for another one, whose token may still be on its way. */
const renewalMilliseconds = 2_000;
const firstDelay = 500;
const longestDelay = 30_000;
/** A page that nobody has seen for so long hangs up until it is seen again. */
const hiddenMilliseconds = 5 * 60_000;

/** How long to wait after so many failures in a row; spread, so that not all browsers come back at once. */
export function delayAfter(failures: number, spread = Math.random()): number {
  return Math.min(firstDelay * 2 ** (failures - 1), longestDelay) * (0.8 + 0.4 * spread);
}

function socketAddress(): string {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}${endpoint}`;
}

/** Resolves after a while, at once when the network or the page is back, and when nobody wants it any more. */
async function pause(milliseconds: number | null, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const ended = new AbortController();
    const end = () => {
      ended.abort();
      resolve();
    };
    const options = { signal: ended.signal };
    const timer = milliseconds === null ? undefined : setTimeout(end, milliseconds);
    ended.signal.addEventListener('abort', () => clearTimeout(timer));
    window.addEventListener('online', end, options);
    document.addEventListener('visibilitychange', () => !document.hidden && end(), options);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, options);
  });
}

function closeCodeOf(failure: unknown): number | null {
  return typeof failure === 'object' &&
    failure !== null &&
    'code' in failure &&
    typeof failure.code === 'number'
    ? failure.code
    : null;
}

/** What is followed: with variables that are read anew for each attempt, because the place in it has moved on. */
interface Followed<Data, Variables> {
  document: TypedDocumentNode<Data, Variables>;
  variables: () => Variables;
  onData: (data: Data) => void;
}

/** The one socket of a page. What is followed is followed again after every loss, from where the reader is then. */
export class Live {
  private readonly client: Client;
  private readonly listeners = new Set<() => void>();
  private hasHungUp = false;
  private connected = false;

  /**
   * @param complete asks for the type of every object as well, by which the cache knows it.
   * @param onRefused is called when the server says that nobody is signed in.
   */
  constructor(
    private readonly complete: (operation: DocumentNode) => DocumentNode,
    private readonly onRefused: () => void,
  ) {
    this.client = createClient({
      url: socketAddress,
      connectionParams: () => ({ authorization: `Bearer ${storedToken() ?? ''}` }),
      retryAttempts: 0,
      lazyCloseTimeout: 1_000,
      on: { connected: () => this.become(true), closed: () => this.become(false) },
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    document.addEventListener('visibilitychange', () => {
      clearTimeout(timer);
      this.hasHungUp = false;
      if (document.hidden) timer = setTimeout(() => this.hangUp(), hiddenMilliseconds);
    });
  }

  /** Whether there is a socket now. */
  readonly isConnected = (): boolean => this.connected;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Follows something until the function that it returns is called. */
  follow<Data, Variables extends OperationVariables>(followed: Followed<Data, Variables>): () => void {
    const ended = new AbortController();
    void this.keepFollowing(followed, ended.signal);
    return () => ended.abort();
  }

  private async keepFollowing<Data, Variables extends OperationVariables>(
    followed: Followed<Data, Variables>,
    signal: AbortSignal,
  ): Promise<void> {
    let failures = 0;
    const isOver = () => signal.aborted;
    while (!isOver()) {
      const code = await this.once(followed, signal, () => (failures = 0));
      if (isOver()) return;
      if (code === signedOut) this.onRefused();
      failures += 1;
      await pause(this.hasHungUp ? null : delayAfter(failures), signal);
    }
  }

  /** Resolves with the reason when it is over. */
  private async once<Data, Variables extends OperationVariables>(
    { document: operation, variables, onData }: Followed<Data, Variables>,
    signal: AbortSignal,
    onAlive: () => void,
  ): Promise<number | null> {
    return new Promise((resolve) => {
      const stop = this.client.subscribe<Data>(
        { query: print(this.complete(operation)), variables: variables() },
        {
          next: ({ data }) => {
            onAlive();
            if (data && !signal.aborted) onData(data);
          },
          error: (failure) => resolve(closeCodeOf(failure)),
          complete: () => resolve(null),
        },
      );
      signal.addEventListener('abort', () => {
        stop();
        resolve(null);
      });
    });
  }

  private hangUp(): void {
    this.hasHungUp = true;
    this.client.terminate();
  }

  private become(connected: boolean): void {
    this.connected = connected;
    this.listeners.forEach((listener) => listener());
  }
}

const ofClients = new WeakMap<ApolloClient, Live>();

/** The socket that goes with a client. Where the server refuses it, the client finds out whether the session has ended. */
export function liveOf(client: ApolloClient): Live {
  const known = ofClients.get(client);
  if (known) return known;
  const onRefused = () => {
    const token = storedToken();
    if (token === null) return;
    setTimeout(() => {
      if (storedToken() !== token) return;
      client.query({ query: WhetherSignedInDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
    }, renewalMilliseconds);
  };
  const live = new Live((operation) => client.cache.transformDocument(operation), onRefused);
  ofClients.set(client, live);
  return live;
}
