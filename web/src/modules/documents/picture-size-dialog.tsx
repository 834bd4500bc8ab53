import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/overlays/dialog';
import { useSize } from './document-size';
import type { LargePicture } from './use-uploads';

interface PictureSizeDialogProps {
  pictures: readonly LargePicture[];
  /** Null adds none of them. */
  onChoose: (version: 'file' | 'smaller' | null) => void;
}

/** Asks in which size large pictures are added, with the bytes of each. */
export function PictureSizeDialog({ pictures, onChoose }: PictureSizeDialogProps) {
  const { t, i18n } = useTranslation('room');
  const sizeOf = useSize();
  const count = pictures.length;
  const bytesOf = (version: 'file' | 'smaller') =>
    sizeOf(pictures.reduce((sum, picture) => sum + picture[version].size, 0));
  return (
    <Dialog
      open
      onOpenChange={() => onChoose(null)}
      title={t('documents.largeTitle', { count, number: formatNumber(count, i18n.language) })}
      footer={
        <>
          <Button variant="primary" wide="phone" onClick={() => onChoose('smaller')}>
            {t('documents.smaller', { size: bytesOf('smaller') })}
          </Button>
          <Button wide="phone" onClick={() => onChoose('file')}>
            {t('documents.asItIs', { count, size: bytesOf('file') })}
          </Button>
        </>
      }
    >
      <p>{t('documents.largeText')}</p>
    </Dialog>
  );
}
