import type { Language } from '@ainsathi/contract/languages';
import { useTranslation } from 'react-i18next';
import { Tag } from '../ui/tag';

/** Marks a text in the other language; nothing for the page's language. */
export function LanguageMark({ lang }: { lang: Language | undefined }) {
  const { t } = useTranslation('shared');
  if (!lang) return null;
  return <Tag>{t(`writtenIn.${lang}`)}</Tag>;
}
