import { pictureLimits } from '@ainsathi/contract/limits';
import { useTranslation } from 'react-i18next';
import { FileInput } from '../../../ui/forms/file-input';
import type { FileRefusal } from '../../../ui/forms/file-refusal';
import { Sign } from '../../../ui/jamdani/sign';
import { signOfArea } from '../../../ui/jamdani/signs';
import { ImageWithFallback } from '../../../ui/pictures/image-with-fallback';

interface BlogImageFieldProps {
  /** Its sign is shown without an image. */
  practiceArea: string;
  image?: string | null;
  file: File | null;
  error: string | null;
  refusals: Record<FileRefusal, string>;
  progress: number | null;
  onChange: (file: File | null) => void;
}

/** Checks type and size before the upload. */
export function BlogImageField({
  practiceArea,
  image,
  file,
  error,
  refusals,
  progress,
  onChange,
}: BlogImageFieldProps) {
  const { t } = useTranslation(['blogEditor', 'forms', 'shared']);
  return (
    <FileInput
      name="image"
      label={t('shared:field.image')}
      optional={t('shared:field.optional')}
      hint={image ? t('form.imageHintPresent') : t('form.imageHint')}
      error={error ?? undefined}
      accept={pictureLimits.types}
      maximumBytes={pictureLimits.bytes}
      shape="cover"
      value={file}
      onChange={onChange}
      progress={progress}
      present={
        image ? (
          <ImageWithFallback
            src={image}
            alt={t('form.imagePresent')}
            placeholder={t('form.noImage')}
            width={352}
            height={198}
          />
        ) : (
          <Sign name={signOfArea(practiceArea)} className="p-2" />
        )
      }
      labels={{
        choose: t('form.imageChoose'),
        replace: t('forms:picture.replace'),
        remove: t('forms:picture.remove'),
        progress: t('form.imageProgress'),
        refused: refusals,
      }}
    />
  );
}
