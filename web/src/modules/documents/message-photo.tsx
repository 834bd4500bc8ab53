import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { RenderInViewport } from '../../ui/render-in-viewport';
import { useSize } from './document-size';
import { useDocumentLinks } from './use-document-links';

/** Not in all browsers. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const frame = 'h-44 w-60 max-w-full overflow-hidden rounded-card border border-line bg-sunken';

function Thumbnail({ id }: { id: string }) {
  const { links } = useDocumentLinks(id);
  return links && <img src={`${links.view.link.path}&t=1`} alt="" className="size-full object-cover" />;
}

interface MessagePhotoProps {
  id: string;
  name: string;
  /** Of its small picture, in bytes. */
  size: number;
  onOpen: () => void;
}

/** The small picture of a photo in its frame; on a device that saves data only when it is pressed. */
export function MessagePhoto({ id, name, size, onOpen }: MessagePhotoProps) {
  const { t } = useTranslation('room');
  const sizeOf = useSize();
  const [isShown, setShown] = useState(() => !savesData());
  if (!isShown)
    return (
      <Button className={frame} onClick={() => setShown(true)}>
        {t('documents.show', { size: sizeOf(size) })}
      </Button>
    );
  return (
    <button type="button" aria-label={t('documents.seePhoto', { name })} onClick={onOpen} className={frame}>
      <RenderInViewport className="size-full" placeholder={null}>
        {() => <Thumbnail id={id} />}
      </RenderInViewport>
    </button>
  );
}
