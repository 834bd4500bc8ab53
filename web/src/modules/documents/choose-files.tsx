import { documentLimits } from '@ainsathi/contract/limits';
import clsx from 'clsx';
import type { TFunction } from 'i18next';
import { Camera, FilePlus2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRef, useState } from 'react';
import { preparePicture } from '../../ui/forms/prepare-picture';
import { useMediaQuery } from '../../ui/media-query';
import { Button, type ButtonProps } from '../../ui/button';

/** By extension too, because some systems know no media type of Word documents; the server checks the content. */
export const acceptedFiles =
  '.pdf,.jpg,.jpeg,.png,.webp,.docx,.txt,application/pdf,image/jpeg,image/png,image/webp,text/plain';

export function refusalOf(file: File, t: TFunction<'room'>): string | null {
  if (file.size === 0) return t('documents.empty');
  return file.size > documentLimits.bytes ? t('documents.tooLarge') : null;
}

const pictures = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  bytes: documentLimits.bytes,
  pixels: Infinity,
};

/** The file, or a smaller version of a large picture. */
export const prepareDocument = (file: File): Promise<File> => preparePicture(file, pictures);

interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'icon' | 'className'> {
  label: string;
  /** What the files are, where several buttons have one label. */
  subject?: string;
  /** Shows the icon alone on phones. */
  brief?: boolean;
  /** Media types and extensions. */
  accept: string;
  /** Takes a photo with the camera instead of choosing files. */
  camera?: boolean;
  /** Until it resolves, nothing else can be chosen. */
  onChosen: (files: File[]) => Promise<void>;
}

export function FileButton({
  label,
  subject,
  accept,
  camera = false,
  brief = false,
  onChosen,
  ...look
}: FileButtonProps) {
  const { t } = useTranslation('room');
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  return (
    <>
      <Button
        size="small"
        {...look}
        busy={isBusy}
        busyLabel={t('documents.preparing')}
        onClick={() => input.current?.click()}
      >
        <span className={clsx(brief && 'max-md:sr-only')}>
          {label}
          {subject && <span className="sr-only"> {subject}</span>}
        </span>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={!camera}
        capture={camera ? 'environment' : undefined}
        accept={accept}
        aria-label={subject ? `${label} ${subject}` : label}
        onChange={({ currentTarget }) => {
          setBusy(true);
          void onChosen([...(currentTarget.files ?? [])]).finally(() => setBusy(false));
          // Lets the same file be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}

interface ChooseFilesProps {
  primary?: boolean;
  /** What a lawyer asked for: a photo of it comes first. */
  subject?: string;
  onChosen: (files: File[]) => Promise<void>;
}

export function ChooseFiles({ primary = false, subject, onChosen }: ChooseFilesProps) {
  const { t } = useTranslation('room');
  const hasCamera = useMediaQuery('(pointer: coarse)', false);
  const files = (
    <FileButton
      label={t('documents.add')}
      subject={subject}
      variant={subject ? 'text' : primary ? 'primary' : 'secondary'}
      icon={FilePlus2}
      accept={acceptedFiles}
      onChosen={onChosen}
    />
  );
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {!subject && files}
      {hasCamera && (
        <FileButton
          label={t('documents.photo')}
          subject={subject}
          variant={subject ? 'primary' : 'secondary'}
          icon={Camera}
          accept="image/*"
          camera
          onChosen={onChosen}
        />
      )}
      {subject && files}
    </div>
  );
}
