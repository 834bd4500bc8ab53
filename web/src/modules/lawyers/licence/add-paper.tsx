import { Camera, Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaperKind } from '../../../graphql/generated/schema-types';
import { Button } from '../../../ui/button';
import { useMediaQuery } from '../../../ui/media-query';

interface AddPaperProps {
  kind: PaperKind;
  disabled: boolean;
  onChoose: (file: File) => void;
}

/** Two inputs: a phone with `capture` opens its camera at once, and then no file can be chosen. */
export function AddPaper({ kind, disabled, onChoose }: AddPaperProps) {
  const { t } = useTranslation(['lawyerProfileForm', 'verification']);
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const hasCamera = useMediaQuery('(pointer: coarse)', false);
  const name = t(`verification:paper.${kind}`);
  const hidden = {
    type: 'file',
    hidden: true,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      const [file] = currentTarget.files ?? [];
      if (file) onChoose(file);
      // Lets the same file be chosen again.
      currentTarget.value = '';
    },
  };
  return (
    <div className="flex flex-wrap gap-2">
      {hasCamera && (
        <Button size="small" icon={Camera} disabled={disabled} onClick={() => camera.current?.click()}>
          {t('licence.papers.take')}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
      <Button
        size="small"
        icon={Paperclip}
        variant={hasCamera ? 'text' : 'secondary'}
        disabled={disabled}
        onClick={() => files.current?.click()}
      >
        {t('licence.papers.choose')}
        <span className="sr-only"> {name}</span>
      </Button>
      <input
        {...hidden}
        ref={camera}
        aria-label={`${t('licence.papers.take')} ${name}`}
        accept="image/*"
        capture="environment"
      />
      <input
        {...hidden}
        ref={files}
        aria-label={`${t('licence.papers.choose')} ${name}`}
        accept="image/*,application/pdf"
      />
    </div>
  );
}
