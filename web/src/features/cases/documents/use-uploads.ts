import { documentLimits } from '@ainsathi/contract/limits';
import { useApolloClient } from '@apollo/client/react';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { refetchActive } from '../../../graphql/refetch-active';
import { useSession } from '../../../session/session';
import { isSignedInAs } from '../../../session/signed-in-as';
import { useToast } from '../../../ui/overlays/toast';
import { refusalOf, sendDocument } from './send-document';
import { UploadQueue, type UploadQueueOptions } from './upload-queue';

/** One queue a person and case, so that leaving the page of the case does not end what is on its way. */
const queues = new Map<string, UploadQueue>();

function askBeforeClosing(event: BeforeUnloadEvent): void {
  if ([...queues.values()].some(({ isBusy }) => isBusy)) event.preventDefault();
}

function queueOf(key: string, options: UploadQueueOptions): UploadQueue {
  const queue = queues.get(key) ?? new UploadQueue(options);
  queues.set(key, queue);
  // The same listener is added once, however often; also when the page of the case is left, what goes on can be lost.
  window.addEventListener('beforeunload', askBeforeClosing);
  return queue;
}

function useQueue(caseId: string): UploadQueue {
  const client = useApolloClient();
  const { user } = useSession();
  const { t, i18n } = useTranslation('room');
  const showToast = useToast();
  const [queue] = useState(() =>
    queueOf(`${user?._id ?? ''} ${caseId}`, {
      send: async (upload, onShare) =>
        isSignedInAs(user?._id)
          ? sendDocument(client, caseId, upload, {
              language: i18n.language,
              noSentence: t('documents.lost'),
              onShare,
            })
          : { kind: 'refused', reason: t('documents.lost'), canRetry: true },
      onStored: ({ file }) => {
        showToast({ tone: 'success', title: t('documents.added', { name: file.name }) });
        // The timeline, what is asked for and what is used have changed as well.
        void refetchActive(client).catch(() => undefined);
      },
      refusalOf: (file) => refusalOf(file, documentLimits.bytes, t),
      lostReason: () => t('documents.lost'),
    }),
  );
  return queue;
}

/** The files on their way into a case. Closing the page while there are some is asked about. */
export function useUploads(caseId: string) {
  const queue = useQueue(caseId);
  const uploads = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot);
  return { queue, uploads };
}
