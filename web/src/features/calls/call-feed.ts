import type { ApolloClient } from '@apollo/client';
import { readFragment } from '../../graphql/documents';
import type { CallSignalInput } from '../../graphql/generated/schema-types';
import { isSocketOpen } from '../../graphql/socket-state';
import type { ViewedCall } from './call-view';
import { CallChangedDocument, CallUpdateDocument, SendCallSignalDocument } from './generated/call-operations';
import type { CallSignal } from './negotiation';

/** A look at the call also says that this window is there. */
const lookMilliseconds = 10_000;
/** Without the socket that says when something changed. */
const pollMilliseconds = 2_000;
/** The most signals of one look. */
const signalsAtOnce = 20;

interface FeedOptions {
  id: string;
  windowId: string;
  /** The call first, then the signals of its present other window, in their order. */
  onUpdate: (call: ViewedCall, signals: readonly CallSignal[]) => void;
}

function signalOf({ payload }: { payload: string }): CallSignal[] {
  try {
    return [JSON.parse(payload) as CallSignal];
  } catch {
    return [];
  }
}

/** Reads a call whenever it changes, one request at a time. Returns the function that stops it. */
export function followCall(client: ApolloClient, { id, windowId, onUpdate }: FeedOptions): () => void {
  let after = 0;
  let lookedAt = 0;
  let isLooking = false;
  let isChanged = false;
  const stopped = new AbortController();
  const isStopped = () => stopped.signal.aborted;
  const look = async () => {
    isChanged = true;
    if (isLooking) return;
    isLooking = true;
    while (isChanged && !isStopped()) {
      isChanged = false;
      lookedAt = Date.now();
      const variables = { id, windowId, after };
      const { data } = await client
        .query({ query: CallUpdateDocument, variables, fetchPolicy: 'no-cache' })
        // The next look asks again.
        .catch(() => ({ data: undefined }));
      if (!data || isStopped()) continue;
      const { call, signals } = data.callUpdate;
      after = signals.at(-1)?.sequence ?? after;
      isChanged ||= signals.length === signalsAtOnce;
      onUpdate(readFragment<ViewedCall>(call), signals.flatMap(signalOf));
    }
    isLooking = false;
  };
  const timer = setInterval(() => {
    if (!isSocketOpen() || Date.now() - lookedAt >= lookMilliseconds) void look();
  }, pollMilliseconds);
  const subscription = client
    .subscribe({ query: CallChangedDocument, variables: { id }, fetchPolicy: 'no-cache' })
    .subscribe({ next: () => void look(), error: () => undefined });
  void look();
  return () => {
    stopped.abort();
    clearInterval(timer);
    subscription.unsubscribe();
  };
}

const mostTries = 3;
const retryMilliseconds = 500;

interface SenderOptions extends Omit<CallSignalInput, 'payload'> {
  /** A signal could not be sent. */
  onLost: () => void;
}

/** Returns the function that sends signals to a window, one after another. */
export function signalSender(client: ApolloClient, { onLost, ...to }: SenderOptions) {
  let sent: Promise<void> = Promise.resolve();
  const post = async (payload: string, tries: number): Promise<void> => {
    try {
      await client.mutate({
        mutation: SendCallSignalDocument,
        variables: { input: { ...to, payload } },
        fetchPolicy: 'no-cache',
      });
    } catch (error) {
      if (tries === mostTries) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryMilliseconds * tries));
      await post(payload, tries + 1);
    }
  };
  return (signal: CallSignal): void => {
    sent = sent.then(async () => post(JSON.stringify(signal), 1)).catch(onLost);
  };
}
