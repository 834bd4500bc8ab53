import { personName } from '@ainsathi/contract/person-name';
import { useLanguage } from './use-language';

/** The name of a person in the language of the page; the one that there is where it has no other. */
export function usePersonName(): (person: { name: string; nameBangla?: string | null }) => string {
  const language = useLanguage();
  return (person) => personName(language, person);
}
