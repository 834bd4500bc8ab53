import { personName } from '@ainsathi/contract/person-name';
import { useLanguage } from './use-language';

export function usePersonName(): (person: { name: string; nameBangla?: string | null }) => string {
  const language = useLanguage();
  return (person) => personName(language, person);
}
