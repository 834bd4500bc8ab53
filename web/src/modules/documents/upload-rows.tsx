import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format';
import type { OutgoingItem, OutgoingQueue } from '../../outgoing/outgoing-queue';
import { Button } from '../../ui/button';
import { UploadRow } from '../../ui/forms/upload-row';

function useStateText() {
  const { t, i18n } = useTranslation('room');
  return ({ state, share, reason = '' }: OutgoingItem): string => {
    if (state === 'refused') return t('documents.notAdded', { reason });
    if (state === 'waiting') return t('documents.waiting');
    if (share >= 1) return t('documents.checking');
    return t('documents.sending', { share: formatNumber(Math.floor(share * 100), i18n.language) });
  };
}

export function UploadRows({ uploads, queue }: { uploads: readonly OutgoingItem[]; queue: OutgoingQueue }) {
  const { t } = useTranslation(['room', 'shared']);
  const textOf = useStateText();
  if (uploads.length === 0) return null;
  return (
    <ul className="divide-y divide-line border-b border-line">
      {uploads.map((upload) => (
        <UploadRow
          key={upload.key}
          name={upload.files.map(({ file }) => file.name).join()}
          status={textOf(upload)}
          share={upload.state === 'refused' ? null : upload.share}
          actions={
            upload.state === 'refused' && (
              <>
                {upload.canRetry && (
                  <Button
                    variant="text"
                    size="small"
                    onClick={() => queue.edit(upload.key, { state: 'waiting' })}
                  >
                    {t('shared:act.tryAgain')}
                  </Button>
                )}
                <Button variant="text" size="small" onClick={() => queue.remove(upload.key)}>
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
