import { personName } from '@ainsathi/contract/languages';
import { useTranslation } from 'react-i18next';
import { useLanguage } from './use-language';

type Named = { name: string; nameBangla?: string | null } | null | undefined;

/** A person's name in the language of the page; of an account that is gone, that it is unknown. */
export function usePersonName(): (person: Named) => string {
  const language = useLanguage();
  const { t } = useTranslation('shared');
  return (person) => (person ? personName(language, person) : t('person.unknown'));
}
