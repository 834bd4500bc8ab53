/** The languages of the product, in the order of their links; the first is the one without a prefix. */
export const languages = ['en', 'bn'] as const;

/** A language of the product, as a tag of HTML and of `Accept-Language`. */
export type Language = (typeof languages)[number];

/** The language of addresses without a prefix, and of programs that ask for none. */
export const defaultLanguage = 'en' satisfies Language;

/** Where the pages of each language begin; Bangla has the same paths below `/bn`. */
export const languageRoots: Readonly<Record<Language, string>> = { en: '', bn: '/bn' };

/** Each in its own words, which every reader looks for. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', bn: 'বাংলা' };

export const otherLanguage: Readonly<Record<Language, Language>> = { en: 'bn', bn: 'en' };

/** The cookie with the language that the reader chose by the switch. */
export const languageCookie = 'language';

/** The parameter of the home address that says which language was chosen, for a page whose scripts have not come. */
export const languageParameter = 'language';

export function isLanguage(text: unknown): text is Language {
  return languages.some((language) => language === text);
}

/** The language of an address, with or without a query. */
export function languageOf(address: string): Language {
  return /^\/bn(?![^/?#])/.test(address) ? 'bn' : 'en';
}

/** An address of any language without its prefix: `/bn/faq?x` is `/faq?x`, and `/bn` is `/`. */
export function withoutLanguage(address: string): string {
  const rest = address.slice(languageRoots[languageOf(address)].length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The address of the same page in a language: `/faq` is `/bn/faq`, and `/` is `/bn`. */
export function inLanguage(address: string, language: Language): string {
  const plain = withoutLanguage(address);
  const root = languageRoots[language];
  return root === '' ? plain : root + plain.replace(/^\/(?=[?#]|$)/, '');
}

/** The addresses of a page in all languages. */
export function inEachLanguage(address: string): string[] {
  return languages.map((language) => inLanguage(address, language));
}
