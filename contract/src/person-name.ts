import type { Language } from './languages';

/** On Bangla pages the Bangla name, if the person gives it. */
export function personName(
  language: Language,
  { name, nameBangla }: { name: string; nameBangla?: string | null },
): string {
  return (language === 'bn' ? nameBangla : null) ?? name;
}
