import { useTranslation } from 'react-i18next';
import { localName } from './format';

/** The name of a practice area, a matter or a district of the API in the language of the page. */
export function useLocalName(): (name: string) => string {
  const { i18n } = useTranslation('shared');
  return (name) => localName(name, i18n.language);
}
