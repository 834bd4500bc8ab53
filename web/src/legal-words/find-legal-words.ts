import { languages, type Language } from '@ainsathi/contract/languages';
import { legalWordSlugs, writtenForms, type LegalWordSlug } from '../i18n/legal-words';

/** A piece of a text; with a slug it is a legal word, at its first place. */
export interface TextPart {
  text: string;
  slug?: LegalWordSlug;
}

/** What may follow a word and belongs to it: the plural, and in Bangla article, case ending and emphasis. */
const endings: Record<Language, string> = {
  en: '(?:(?<=[sxz]|[cs]h)es|s)?',
  bn: '(?:টি|টা|গুলো|গুলি)?(?:ে?র|এর|য়|ে|তে|কে|ে?রা|ে?দের)?(?:ও|ই)?'.normalize('NFC'),
};

/** In small letters, with one space between words. */
const simplified = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');

interface Search {
  pattern: RegExp;
  slugs: ReadonlyMap<string, LegalWordSlug>;
}

function searchFor(language: Language): Search {
  const slugs = new Map(
    legalWordSlugs.flatMap((slug) =>
      writtenForms(slug, language).map((form) => [simplified(form.normalize('NFC')), slug] as const),
    ),
  );
  // The longest first: in "anticipatory bail" the word is not "bail".
  const forms = [...slugs.keys()].sort((one, other) => other.length - one.length);
  const words = forms.map((form) => form.replaceAll(' ', '\\s+')).join('|');
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}-])(${words})${endings[language]}(?![\\p{L}\\p{M}\\p{N}])`,
    'giu',
  );
  return { pattern, slugs };
}

const searches = new Map<Language, Search>(languages.map((language) => [language, searchFor(language)]));

/** A text in pieces, so that the first place of each legal word in it is a separate piece, with its ending. */
export function splitAtLegalWords(text: string, language: Language): TextPart[] {
  const search = searches.get(language);
  if (!search) return [{ text }];
  const normal = text.normalize('NFC');
  const found = new Set<LegalWordSlug>();
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of normal.matchAll(search.pattern)) {
    const slug = search.slugs.get(simplified(match[1] ?? ''));
    if (!slug || found.has(slug)) continue;
    found.add(slug);
    if (match.index > end) parts.push({ text: normal.slice(end, match.index) });
    parts.push({ text: match[0], slug });
    end = match.index + match[0].length;
  }
  if (end < normal.length) parts.push({ text: normal.slice(end) });
  return parts;
}

/** The legal words of a text, in the order of their first occurrence. */
export function legalWordsIn(text: string, language: Language): LegalWordSlug[] {
  return splitAtLegalWords(text, language).flatMap(({ slug }) => slug ?? []);
}
