import { defaultLanguage, isLanguage, type Language } from '@ainsathi/contract/languages';
import { useTranslation } from 'react-i18next';

export function useLanguage(): Language {
  const { i18n } = useTranslation('shared');
  return isLanguage(i18n.language) ? i18n.language : defaultLanguage;
}
