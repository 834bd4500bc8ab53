import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useReactiveVar } from '@apollo/client/react';
import type { i18n, TFunction } from 'i18next';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { refetchActive } from '../graphql/refetch-active';
import { isSocketOpen } from '../graphql/links/socket-state';
import { OutgoingQueue, type OutgoingItem, type OutgoingStore } from './outgoing-queue';
import { useSession } from '../session/session';
import { isSharedPhone, sessionArea } from '../lib/browser-storage';
import { now } from '../lib/now';
import { readSession } from '../session/session-storage';
import { useToast } from '../ui/overlays/toast';
import { actSender } from './send-act';
import { itemSender } from './send-item';
import { formDraftKey } from '../drafts/form-drafts';

/** An abandoned item is deleted with the longest session. */
const maxAge = 7 * 86_400_000;

async function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });
}

/** `removeFormDrafts` deletes it at sign-out. */
function openOutgoingStore(accountId: string): OutgoingStore {
  // Opened for each access: an open connection would block the deletion.
  async function access<Result>(act: (items: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
    if (isSharedPhone()) throw new Error('Others use this phone');
    const opening = indexedDB.open(formDraftKey(accountId, 'outgoing'));
    opening.onupgradeneeded = () => opening.result.createObjectStore('items', { keyPath: 'key' });
    const database = await resultOf(opening);
    try {
      return await resultOf(act(database.transaction('items', 'readwrite').objectStore('items')));
    } finally {
      database.close();
    }
  }
  const remove = async (key: string) => access((items) => items.delete(key));
  return {
    load: async () => {
      const items = (await access((stored) => stored.getAll())) as OutgoingItem[];
      const oldest = now() - maxAge;
      await Promise.all(items.filter(({ createdAt }) => createdAt < oldest).map(({ key }) => remove(key)));
      return items.filter(({ createdAt }) => createdAt >= oldest);
    },
    put: async (item) => {
      await access((items) => items.put(item));
    },
    remove,
  };
}

/** By account; continues when the case's page is left. */
const queues = new Map<string, { client: ApolloClient; queue: OutgoingQueue }>();

function askBeforeClosing(event: BeforeUnloadEvent): void {
  if ([...queues.values()].some(({ queue }) => queue.isBusy)) event.preventDefault();
}

/** Items are never sent under another account. */
function isSignedInAs(accountId: string): boolean {
  return readSession(sessionArea(), () => undefined)?.user._id === accountId;
}

interface QueueParts {
  client: ApolloClient;
  i18n: i18n;
  t: TFunction<'room'>;
  showToast: ReturnType<typeof useToast>;
}

function createQueue(accountId: string, { client, i18n, t, showToast }: QueueParts): OutgoingQueue {
  const send = itemSender({ client, language: i18n.language, t });
  const lostReason = () => t('documents.lost');
  // Documents, history and requests have changed.
  const refetch = () => void refetchActive(client).catch(() => undefined);
  window.addEventListener('beforeunload', askBeforeClosing);
  return new OutgoingQueue({
    store: openOutgoingStore(accountId),
    isSignedIn: () => isSignedInAs(accountId),
    signedOutReason: () => t('documents.signedOut'),
    kinds: {
      message: {
        send,
        atOnce: 1,
        mostTries: Infinity,
        lostReason,
        onSent: ({ files }) => files.length > 0 && refetch(),
      },
      document: {
        send,
        atOnce: 2,
        mostTries: 3,
        lostReason,
        onSent: ({ files }) => {
          for (const { file } of files)
            showToast({ tone: 'success', title: t('documents.added', { name: file.name }) });
          refetch();
        },
      },
      act: {
        send: actSender(client),
        atOnce: 1,
        mostTries: Infinity,
        lostReason,
        // A serial changes nothing else on the page.
        onSent: ({ act }) => act?.operation !== 'SetSerial' && refetch(),
      },
    },
  });
}

/** The account's queue, and its items of a case, or of all cases. */
export function useOutgoing(caseId: string | null) {
  const client = useApolloClient();
  const { user } = useSession();
  const { t, i18n } = useTranslation('room');
  const showToast = useToast();
  const isConnected = useReactiveVar(isSocketOpen);
  const [queue] = useState(() => {
    const accountId = user?._id ?? '';
    const known = queues.get(accountId);
    if (known?.client === client) return known.queue;
    const created = createQueue(accountId, { client, i18n, t, showToast });
    queues.set(accountId, { client, queue: created });
    return created;
  });
  useEffect(
    function sendWhenConnected() {
      queue.flush();
      window.addEventListener('online', queue.flush);
      return () => window.removeEventListener('online', queue.flush);
    },
    [queue, isConnected],
  );
  const items = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot);
  return { queue, items: caseId === null ? items : items.filter((item) => item.caseId === caseId) };
}
