import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { formDraftKey } from '../../../session/form-drafts';
import { refetchActive } from '../../../graphql/refetch-active';
import { useSession } from '../../../session/session';
import { isSignedInAs } from '../../../session/signed-in-as';
import { MessageOutbox } from './message-outbox';
import { sendMessage } from './send-message';

/** Those that are shown, and those whose files are on their way after the page of the case was left. */
const outboxes = new Map<string, MessageOutbox>();

function askBeforeClosing(event: BeforeUnloadEvent): void {
  if ([...outboxes.values()].some(({ holdsFiles }) => holdsFiles)) event.preventDefault();
}

const nobody = () => () => undefined;
const none: readonly never[] = [];

/** The outbox of the signed-in person and the case; null until it is known who that is. */
function useOutboxOf(caseId: string): MessageOutbox | null {
  const client = useApolloClient();
  const { user } = useSession();
  const { t, i18n } = useTranslation('room');
  const accountId = user?._id;
  const outbox = useMemo(() => {
    if (accountId === undefined) return null;
    const storageKey = formDraftKey(accountId, `messages:${caseId}`);
    const mayKeep = () => isSignedInAs(accountId);
    return (
      outboxes.get(storageKey) ??
      new MessageOutbox({
        storageKey,
        mayKeep,
        send: async (message, progress) => {
          if (!mayKeep()) return { kind: 'refused', reason: t('documents.lost') };
          const options = { caseId, language: i18n.language, t };
          const outcome = await sendMessage(client, message, progress, options);
          // The documents and the timeline have changed as well.
          if (outcome.kind === 'sent' && message.attachments.length > 0)
            void refetchActive(client).catch(() => undefined);
          return outcome;
        },
      })
    );
  }, [client, accountId, caseId, t, i18n]);
  useEffect(
    function keepWhileFilesWait() {
      if (!outbox || accountId === undefined) return undefined;
      const storageKey = formDraftKey(accountId, `messages:${caseId}`);
      outboxes.set(storageKey, outbox);
      window.addEventListener('beforeunload', askBeforeClosing);
      return () => {
        // Text is read again from the storage of the tab; files, and what becomes of a message on its way, are only here.
        if (outbox.holdsFiles || outbox.isSending) return;
        outbox.stop();
        outboxes.delete(storageKey);
      };
    },
    [outbox, accountId, caseId],
  );
  return outbox;
}

/** The messages of a case that are on their way, and what is being written. */
export function useOutbox(caseId: string, isConnected: boolean) {
  const outbox = useOutboxOf(caseId);
  useEffect(
    function sendWhatWaits() {
      if (!outbox) return undefined;
      const flush = () => void outbox.flush();
      flush();
      window.addEventListener('online', flush);
      return () => window.removeEventListener('online', flush);
    },
    [outbox, isConnected],
  );
  const subscribe = outbox?.subscribe ?? nobody;
  const pending = useSyncExternalStore(subscribe, outbox?.pending ?? (() => none), () => none);
  const draft = useSyncExternalStore(subscribe, outbox?.draft ?? (() => ''), () => '');
  const attachments = useSyncExternalStore(subscribe, outbox?.attachments ?? (() => none), () => none);
  return { outbox, pending, draft, attachments };
}
