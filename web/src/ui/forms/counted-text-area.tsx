import { useTranslation } from 'react-i18next';
import { TextArea, type TextAreaProps } from './text-area';

export function CountedTextArea(props: Omit<TextAreaProps, 'counterLabel'> & { limit: number }) {
  const { t } = useTranslation('forms');
  const labelOf = (left: number) =>
    t(left < 0 ? 'characters.tooMany' : 'characters.left', { count: Math.abs(left) });
  return <TextArea {...props} counterLabel={labelOf} />;
}
