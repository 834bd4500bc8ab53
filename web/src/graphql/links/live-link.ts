import { ApolloLink } from '@apollo/client/link';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { retry } from 'rxjs';
import { endpoint } from './endpoint';
import { sessionEndOf, type OnSessionEnd } from './session-end';
import { isSocketOpen } from './socket-state';

/** The close code of a socket whose session has ended. */
const signedOut = 4401;
/** After a changed password or a new proof of identity, the next token may still be on its way. */
const renewalMilliseconds = 2_000;
const firstDelay = 500;
const longestDelay = 30_000;
/** A page hidden for so long closes its socket until it is shown again. */
const hiddenMilliseconds = 5 * 60_000;

/** Randomized by 20 %, so that not all browsers return at once. */
function delayAfter(failures: number): number {
  return Math.min(firstDelay * 2 ** (failures - 1), longestDelay) * (0.8 + 0.4 * Math.random());
}

/** Resolves after a while, or when the network or the page is back; never while the page is hidden. */
async function pause(milliseconds: number): Promise<void> {
  const ended = new AbortController();
  await new Promise<void>((resolve) => {
    const end = () => {
      if (!document.hidden) resolve();
    };
    setTimeout(end, milliseconds);
    window.addEventListener('online', end, { signal: ended.signal });
    document.addEventListener('visibilitychange', end, { signal: ended.signal });
  });
  ended.abort();
}

function socketAddress(): string {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}${endpoint}`;
}

interface LiveLinkOptions {
  readToken: () => string | null;
  /** The server closed the socket because its session ended. */
  onSessionLost: OnSessionEnd;
}

/** One socket for the page. Resubscribes after every loss of the socket. */
export function createLiveLink({ readToken, onSessionLost }: LiveLinkOptions): ApolloLink {
  let sentToken: string | null = null;
  const client = createClient({
    url: socketAddress,
    connectionParams: () => {
      sentToken = readToken();
      return { authorization: `Bearer ${sentToken ?? ''}` };
    },
    retryAttempts: 0,
    lazyCloseTimeout: 1_000,
    on: {
      connected: () => isSocketOpen(true),
      closed: (event) => {
        isSocketOpen(false);
        const { code, reason } = event as CloseEvent;
        if (code === signedOut)
          setTimeout(onSessionLost, renewalMilliseconds, sentToken, sessionEndOf(reason));
      },
    },
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(() => client.terminate(), hiddenMilliseconds);
  });
  const socket = new GraphQLWsLink(client);
  return new ApolloLink((operation) =>
    socket
      .request(operation)
      .pipe(retry({ delay: (_, failures) => pause(delayAfter(failures)), resetOnSuccess: true })),
  );
}
