import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format';
import { Button } from '../../../ui/button';
import { UploadRow } from '../../../ui/forms/upload-row';
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
        <UploadRow
          key={upload.clientKey}
          name={upload.file.name}
          status={textOf(upload)}
          share={upload.state === 'refused' ? null : upload.share}
          actions={
            upload.state === 'refused' && (
              <>
                {upload.canRetry && (
                  <Button variant="text" size="small" onClick={() => queue.retry(upload.clientKey)}>
                    {t('shared:act.tryAgain')}
                  </Button>
                )}
                <Button variant="text" size="small" onClick={() => queue.remove(upload.clientKey)}>
                  {t('documents.remove')}
                </Button>
              </>
            )
          }
        />
      ))}
    </ul>
  );
}
