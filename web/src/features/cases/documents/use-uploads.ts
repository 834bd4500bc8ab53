import { documentLimits } from '@ainsathi/contract/limits';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/session';
import { useToast } from '../../../ui/overlays/toast';
import { refusalOf, sendDocument } from './send-document';
import { UploadQueue, type UploadQueueOptions } from './upload-queue';

/** One queue a person and case, so that leaving the page of the case does not end what is on its way. */
const queues = new Map<string, UploadQueue>();

function queueOf(key: string, options: UploadQueueOptions): UploadQueue {
  const queue = queues.get(key) ?? new UploadQueue(options);
  queues.set(key, queue);
  return queue;
}

function useQueue(caseId: string): UploadQueue {
  const client = useApolloClient();
  const { user } = useSession();
  const { t, i18n } = useTranslation('documents');
  const showToast = useToast();
  const [queue] = useState(() =>
    queueOf(`${user?.role ?? ''} ${caseId}`, {
      send: (upload, onShare) => sendDocument(client, caseId, upload, { language: i18n.language, onShare }),
      onStored: ({ file }) => {
        showToast({ tone: 'success', title: t('added', { name: file.name }) });
        // The timeline, what is asked for and what is used have changed as well.
        void client.refetchQueries({ include: 'active' }).catch(() => undefined);
      },
      refusalOf: (file) => refusalOf(file, documentLimits.bytes, t),
      lostReason: () => t('lost'),
    }),
  );
  return queue;
}

/** The files on their way into a case. Closing the page while there are some is asked about. */
export function useUploads(caseId: string) {
  const queue = useQueue(caseId);
  const uploads = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot);
  useEffect(
    function askBeforeClosing() {
      const ask = (event: BeforeUnloadEvent) => {
        if (queue.isBusy) event.preventDefault();
      };
      window.addEventListener('beforeunload', ask);
      return () => window.removeEventListener('beforeunload', ask);
    },
    [queue],
  );
  return { queue, uploads };
}
