import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format';
import { Button } from '../../../ui/button';
import type { QueuedUpload, UploadQueue } from './upload-queue';

function useStateText() {
  const { t, i18n } = useTranslation('room');
  return ({ state, share, reason = '' }: QueuedUpload): string => {
    if (state === 'refused') return t('documents.notAdded', { reason });
    if (state === 'sending')
      return t('documents.sending', { share: formatNumber(Math.floor(share * 100), i18n.language) });
    return state === 'waiting' ? t('documents.waiting') : t('documents.checking');
  };
}

/** The files on their way, and those that were not added. */
export function UploadRows({ uploads, queue }: { uploads: readonly QueuedUpload[]; queue: UploadQueue }) {
  const { t } = useTranslation(['room', 'shared']);
  const textOf = useStateText();
  if (uploads.length === 0) return null;
  return (
    <ul className="divide-y divide-line border-b border-line">
      {uploads.map((upload) => (
        <li key={upload.clientKey} className="px-4 py-3 md:px-5">
          <p className="font-medium wrap-anywhere">{upload.file.name}</p>
          <p
            role={upload.state === 'refused' ? 'alert' : undefined}
            className={upload.state === 'refused' ? 'text-danger' : 'text-14 text-ink-2 tabular-nums'}
          >
            {textOf(upload)}
          </p>
          {upload.state !== 'refused' && (
            <span aria-hidden className="mt-1.5 block h-1 overflow-hidden rounded-full bg-line">
              <span
                className="block h-full bg-green"
                style={{ width: `${Math.round(upload.share * 100)}%` }}
              />
            </span>
          )}
          {upload.state === 'refused' && (
            <div className="-ml-2.5 flex flex-wrap">
              {upload.canRetry && (
                <Button variant="text" size="small" onClick={() => queue.retry(upload.clientKey)}>
                  {t('shared:act.tryAgain')}
                </Button>
              )}
              <Button variant="text" size="small" onClick={() => queue.remove(upload.clientKey)}>
                {t('documents.remove')}
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
