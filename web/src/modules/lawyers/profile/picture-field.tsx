import { pictureLimits } from '@ainsathi/contract/limits';
import { useTranslation } from 'react-i18next';
import { FileInput } from '../../../ui/forms/file-input';
import type { FileRefusal } from '../../../ui/forms/file-refusal';
import { Portrait } from '../../../ui/pictures/portrait';

interface PictureFieldProps {
  lawyer: { id: string; name: string; profilePicSmall?: string | null };
  value: File | null;
  error: string | null;
  refusals: Record<FileRefusal, string>;
  progress: number | null;
  onChange: (file: File | null) => void;
}

/** Checks type and size before the upload. */
export function PictureField({ lawyer, value, error, refusals, progress, onChange }: PictureFieldProps) {
  const { t } = useTranslation(['lawyerProfileForm', 'forms']);
  return (
    <FileInput
      name="profilePic"
      label={t('picture.label')}
      hint={t('picture.hint')}
      error={error ?? undefined}
      accept={pictureLimits.types}
      maximumBytes={pictureLimits.bytes}
      value={value}
      onChange={onChange}
      progress={progress}
      present={<Portrait id={lawyer.id} name={lawyer.name} src={lawyer.profilePicSmall} />}
      labels={{
        choose: t('picture.choose'),
        replace: t('forms:picture.replace'),
        remove: t('forms:picture.remove'),
        progress: t('forms:picture.progress'),
        refused: refusals,
      }}
    />
  );
}
