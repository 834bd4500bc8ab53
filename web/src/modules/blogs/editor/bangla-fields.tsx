import { longest } from '@ainsathi/contract/limits';
import { useController, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FoldedFields } from '../../../ui/forms/folded-fields';
import { TextInput } from '../../../ui/forms/text-input';
import type { BlogTexts } from './blog-draft';
import { MarkdownEditor } from './markdown-editor';

export function BanglaFields({ form }: { form: UseFormReturn<BlogTexts> }) {
  const { t } = useTranslation(['blogEditor', 'shared']);
  const { errors } = form.formState;
  const { field, fieldState } = useController({ control: form.control, name: 'contentBangla' });
  const optional = t('shared:field.optional');
  return (
    <FoldedFields
      label={`${t('shared:writtenIn.bn')} ${optional}`}
      filled={form.getValues('titleBangla') !== '' || form.getValues('contentBangla') !== ''}
      hasError={errors.titleBangla !== undefined || errors.contentBangla !== undefined}
    >
      <TextInput
        {...form.register('titleBangla')}
        label={t('form.titleBangla')}
        hint={t('form.banglaHint')}
        error={errors.titleBangla?.message}
        autoComplete="off"
      />
      <MarkdownEditor
        {...field}
        label={t('form.contentBangla')}
        previewLabel={`${t('editor.preview')}: ${t('form.contentBangla')}`}
        hint={t('form.contentHint')}
        error={fieldState.error?.message}
        limit={longest.blogContent}
      />
    </FoldedFields>
  );
}
