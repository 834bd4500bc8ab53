import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format';
import { TextArea, type TextAreaProps } from '../../../ui/forms/text-area';

/** A text whose counter appears near its limit. */
export function LimitedTextArea({ limit, ...rest }: TextAreaProps & { limit: number; value: string }) {
  const { t, i18n } = useTranslation('forms');
  const isNear = rest.value.length > limit * 0.9;
  return (
    <TextArea
      {...rest}
      limit={limit}
      counterLabel={
        isNear
          ? (left) =>
              t(left < 0 ? 'characters.tooMany' : 'characters.left', {
                count: Math.abs(left),
                shown: formatNumber(Math.abs(left), i18n.language),
              })
          : undefined
      }
    />
  );
}
