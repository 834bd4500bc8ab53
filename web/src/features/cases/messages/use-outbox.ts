import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { errorReason } from '../../../graphql/error-message';
import { readFailure } from '../../../graphql/failure';
import { formDraftKey } from '../../../session/form-drafts';
import { useSession } from '../../../session/session';
import { SendMessageDocument } from './generated/message-operations';
import { MessageOutbox, type Outcome } from './message-outbox';

/** No answer, or one that says to come back later: it is sent again with its key. */
const triedAgain: readonly string[] = [
  'NETWORK',
  'SERVICE_UNAVAILABLE',
  'RATE_LIMITED',
  'INTERNAL_SERVER_ERROR',
];

const nobody = () => () => undefined;
const none: readonly never[] = [];

/** The messages of a case that are on their way, and what is being written. Null until it is known who is signed in. */
export function useOutbox(caseId: string, isConnected: boolean) {
  const client = useApolloClient();
  const { user } = useSession();
  const storageKey = user ? formDraftKey(user._id, `messages:${caseId}`) : null;
  const outbox = useMemo(() => {
    if (storageKey === null) return null;
    const send = async ({ clientKey, body }: { clientKey: string; body: string }): Promise<Outcome> => {
      try {
        const variables = { input: { caseId, clientKey, body } };
        // The stream brings it in its place; an answer that came before what is above it would leave a gap.
        await client.mutate({ mutation: SendMessageDocument, variables, fetchPolicy: 'no-cache' });
        return { kind: 'sent' };
      } catch (error) {
        return triedAgain.includes(readFailure(error).code)
          ? { kind: 'unanswered' }
          : { kind: 'refused', reason: errorReason(error) };
      }
    };
    return new MessageOutbox({ storageKey, send });
  }, [client, caseId, storageKey]);
  useEffect(
    function sendWhatWaits() {
      if (!outbox) return undefined;
      const flush = () => void outbox.flush();
      flush();
      window.addEventListener('online', flush);
      return () => {
        window.removeEventListener('online', flush);
        outbox.stop();
      };
    },
    [outbox, isConnected],
  );
  const subscribe = outbox?.subscribe ?? nobody;
  const pending = useSyncExternalStore(subscribe, outbox?.pending ?? (() => none), () => none);
  const draft = useSyncExternalStore(subscribe, outbox?.draft ?? (() => ''), () => '');
  return { outbox, pending, draft };
}
