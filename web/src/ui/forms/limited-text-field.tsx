import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { CountedTextArea } from './counted-text-area';
import type { TextAreaProps } from './text-area';

export function LimitedTextField<Values extends FieldValues>({
  control,
  name,
  ...props
}: Omit<TextAreaProps, 'name'> & { control: Control<Values>; name: Path<Values>; limit: number }) {
  const { field, fieldState } = useController({ control, name });
  return <CountedTextArea {...props} {...field} error={fieldState.error?.message} />;
}

/** At most as long as the API stores; with `missing` not empty. */
export function useTextRule() {
  const { t } = useTranslation('forms');
  return (most: number, missing?: string) => {
    const text = z
      .string()
      .trim()
      .max(most, t('tooLong', { count: most }));
    return missing === undefined ? text : text.min(1, missing);
  };
}
