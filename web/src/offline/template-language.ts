import { languageRoots, languages, type Language } from '@ainsathi/contract/languages';

/** For a page that is not rendered yet. */
export const productNames: Readonly<Record<Language, string>> = { en: 'AinSathi', bn: 'আইনসাথী' };

/** The build marks links to files of a single language. */
const linkOf = (language: Language): RegExp =>
  new RegExp(`\\s*<link [^>]*data-language="${language}"[^>]*>`, 'g');

const manifest = 'href="/manifest.webmanifest"';

/** Translates the English template: language, manifest and texts. */
export function templateIn(template: string, language: Language): string {
  const others = languages.filter((other) => other !== language);
  return others
    .reduce((html, other) => html.replace(linkOf(other), ''), template)
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(manifest, `href="${languageRoots[language]}/manifest.webmanifest"`);
}
