import type { Language } from '@ainsathi/contract/languages';
import { useTranslation } from 'react-i18next';
import { Tag } from '../ui/tag';

/** Says that a text is in the other language; nothing for one in the language of the page. */
export function LanguageMark({ lang }: { lang: Language | undefined }) {
  const { t } = useTranslation('shared');
  if (!lang) return null;
  return <Tag>{t(`writtenIn.${lang}`)}</Tag>;
}
