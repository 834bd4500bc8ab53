import { longest } from '@ainsathi/contract/limits';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format';
import { TextArea, type TextAreaProps } from '../../../ui/forms/text-area';
import { TextInput, type TextInputProps } from '../../../ui/forms/text-input';

/** The name of the form, of which each lawyer has one. */
export const requestFormName = (lawyerId: string) => `case-request:${lawyerId}`;

interface RequestFieldsProps {
  title: Partial<TextInputProps>;
  description: Partial<TextAreaProps>;
}

export function RequestFields({ title, description }: RequestFieldsProps) {
  const { t, i18n } = useTranslation(['caseRequest', 'shared']);
  return (
    <>
      <TextInput
        {...title}
        name="title"
        label={t('shared:field.title')}
        hint={t('caseTitleHint')}
        autoComplete="off"
        required
      />
      <TextArea
        {...description}
        name="description"
        rows={7}
        label={t('description')}
        hint={t('descriptionHint')}
        limit={longest.caseDescription}
        counterLabel={(left) =>
          t(left < 0 ? 'tooMany' : 'left', {
            count: Math.abs(left),
            shown: formatNumber(Math.abs(left), i18n.language),
          })
        }
        required
      />
    </>
  );
}
