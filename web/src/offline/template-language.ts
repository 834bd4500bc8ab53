import { languageRoots, languages, type Language } from '@ainsathi/contract/languages';

/** The product's name, for a page that is not rendered yet. */
export const productNames: Readonly<Record<Language, string>> = { en: 'AinSathi', bn: 'আইনসাথী' };

/** The link to a file that only pages of one language need, as the build marks it. */
const linkOf = (language: Language): RegExp =>
  new RegExp(`\\s*<link [^>]*data-language="${language}"[^>]*>`, 'g');

const manifest = 'href="/manifest.webmanifest"';

/** The page's template, which is written for English, in a language: its mark, its manifest and its texts. */
export function templateIn(template: string, language: Language): string {
  const others = languages.filter((other) => other !== language);
  return others
    .reduce((html, other) => html.replace(linkOf(other), ''), template)
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(manifest, `href="${languageRoots[language]}/manifest.webmanifest"`);
}
