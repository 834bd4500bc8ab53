/** In the order of their links; the first language has no prefix. */
export const languages = ['en', 'bn'] as const;

/** As a tag for HTML and `Accept-Language`. */
export type Language = (typeof languages)[number];

/** For URLs without a prefix, and programs without a preference. */
export const defaultLanguage = 'en' satisfies Language;

/** The root of each language; Bangla has the same paths below `/bn`. */
export const languageRoots: Readonly<Record<Language, string>> = { en: '', bn: '/bn' };

/** In their own words, which readers look for. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', bn: 'বাংলা' };

export const otherLanguage: Readonly<Record<Language, Language>> = { en: 'bn', bn: 'en' };

export const languageCookie = 'language';

/** The home page's parameter with the chosen language, before its scripts load. */
export const languageParameter = 'language';

export function isLanguage(text: unknown): text is Language {
  return languages.some((language) => language === text);
}

/** With or without a query. */
export function languageOf(address: string): Language {
  return /^\/bn(?![^/?#])/.test(address) ? 'bn' : 'en';
}

/** `/bn/faq?x` becomes `/faq?x`, and `/bn` becomes `/`. */
export function withoutLanguage(address: string): string {
  const rest = address.slice(languageRoots[languageOf(address)].length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** `/faq` becomes `/bn/faq`, and `/` becomes `/bn`. */
export function inLanguage(address: string, language: Language): string {
  const plain = withoutLanguage(address);
  const root = languageRoots[language];
  return root === '' ? plain : root + plain.replace(/^\/(?=[?#]|$)/, '');
}

export function inEachLanguage(address: string): string[] {
  return languages.map((language) => inLanguage(address, language));
}

/** On Bangla pages the Bangla name, if the person gives it. */
export function personName(
  language: Language,
  { name, nameBangla }: { name: string; nameBangla?: string | null },
): string {
  return (language === 'bn' ? nameBangla : null) ?? name;
}
