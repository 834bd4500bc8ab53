import { Camera, FilePlus2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { useMediaQuery } from '../../../ui/media-query';

/** By name, because some systems know no media type of a Word document; the server looks at the content. */
const accepted =
  '.pdf,.jpg,.jpeg,.png,.webp,.docx,.txt,application/pdf,image/jpeg,image/png,image/webp,text/plain';

interface ChooseFilesProps {
  label: string;
  primary?: boolean;
  onChosen: (files: File[]) => void;
}

/** Chooses files, and where there is a camera takes a photo. */
export function ChooseFiles({ label, primary = false, onChosen }: ChooseFilesProps) {
  const { t } = useTranslation('room');
  const hasCamera = useMediaQuery('(pointer: coarse)', false);
  const [files, photo] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const take = (input: HTMLInputElement) => {
    onChosen([...(input.files ?? [])]);
    // The same file can be chosen again.
    input.value = '';
  };
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button
        variant={primary ? 'primary' : 'secondary'}
        size="small"
        icon={FilePlus2}
        onClick={() => files.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        accept={accepted}
        aria-label={label}
        onChange={(event) => take(event.currentTarget)}
      />
      {hasCamera && (
        <>
          <Button size="small" icon={Camera} onClick={() => photo.current?.click()}>
            {t('documents.photo')}
          </Button>
          <input
            ref={photo}
            type="file"
            hidden
            accept="image/*"
            capture="environment"
            aria-label={t('documents.photo')}
            onChange={(event) => take(event.currentTarget)}
          />
        </>
      )}
    </div>
  );
}
