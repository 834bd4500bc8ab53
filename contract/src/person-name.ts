import type { Language } from './languages';

/** A person's name in a language: the Bangla one on Bangla pages, where the person gives it. */
export function personName(
  language: Language,
  { name, nameBangla }: { name: string; nameBangla?: string | null },
): string {
  return (language === 'bn' ? nameBangla : null) ?? name;
}
