import type { ApolloClient } from '@apollo/client';
import {
  catchError,
  defer,
  EMPTY,
  filter,
  interval,
  lastValueFrom,
  merge,
  of,
  retry,
  throttle,
  throwError,
  timer,
} from 'rxjs';
import { readFragment } from '../../graphql/documents';
import type { CallSignalInput } from '../../graphql/generated/schema-types';
import { readFailure } from '../../graphql/failure';
import { isSocketOpen } from '../../graphql/links/socket-state';
import {
  CallChangedDocument,
  CallUpdateDocument,
  SendCallSignalDocument,
  type ViewedCallFragment,
} from './generated/call-operations';
import type { CallSignal } from './negotiation';
import { now } from '../../lib/now';

/** Each request also marks this window as present. */
const lookMilliseconds = 10_000;
/** Without a socket. */
const pollMilliseconds = 2_000;
const signalsAtOnce = 20;

interface FeedOptions {
  id: string;
  windowId: string;
  /** The call first, then the other window's signals in order. */
  onUpdate: (call: ViewedCallFragment, signals: readonly CallSignal[]) => void;
}

function signalOf({ payload }: { payload: string }): CallSignal[] {
  try {
    return [JSON.parse(payload) as CallSignal];
  } catch {
    return [];
  }
}

/** Returns the function that stops it. */
export function followCall(client: ApolloClient, { id, windowId, onUpdate }: FeedOptions): () => void {
  let after = 0;
  let lookedAt = 0;
  let isStopped = false;
  const look = async (): Promise<void> => {
    lookedAt = now();
    const variables = { id, windowId, after };
    const { data } = await client
      .query({ query: CallUpdateDocument, variables, fetchPolicy: 'no-cache' })
      // The next look retries.
      .catch(() => ({ data: undefined }));
    if (!data || isStopped) return;
    const { call, signals } = data.callUpdate;
    after = signals.at(-1)?.sequence ?? after;
    onUpdate(readFragment<ViewedCallFragment>(call), signals.flatMap(signalOf));
    if (signals.length === signalsAtOnce) await look();
  };
  const changes = client.subscribe({
    query: CallChangedDocument,
    variables: { id },
    fetchPolicy: 'no-cache',
  });
  const ticks = interval(pollMilliseconds).pipe(
    filter(() => !isSocketOpen() || now() - lookedAt >= lookMilliseconds),
  );
  // One look at a time; a change during a look is read by the next.
  const looks = merge(of(null), changes.pipe(catchError(() => EMPTY)), ticks)
    .pipe(throttle(look, { leading: true, trailing: true }))
    .subscribe();
  return () => {
    isStopped = true;
    looks.unsubscribe();
  };
}

const retries = 2;
const retryMilliseconds = 500;
const longestMilliseconds = 10_000;

/** Whether the server refused a signal: a retry would not help. */
export function isRefused(error: unknown): boolean {
  return ['CONFLICT', 'RATE_LIMITED'].includes(readFailure(error).code);
}

/** Sends one signal to a window; retries, and gives up after ten seconds. */
export function signalPoster(client: ApolloClient, to: Omit<CallSignalInput, 'payload'>) {
  return async (signal: CallSignal): Promise<void> => {
    const ended = new AbortController();
    const limit = setTimeout(() => ended.abort(), longestMilliseconds);
    const request = {
      mutation: SendCallSignalDocument,
      variables: { input: { ...to, payload: JSON.stringify(signal) } },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal: ended.signal } },
    } as const;
    const delay = (error: unknown, failures: number) =>
      ended.signal.aborted || isRefused(error)
        ? throwError(() => error)
        : timer(retryMilliseconds * failures);
    try {
      await lastValueFrom(defer(async () => client.mutate(request)).pipe(retry({ count: retries, delay })));
    } finally {
      clearTimeout(limit);
    }
  };
}
