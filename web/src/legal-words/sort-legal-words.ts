import type { Language } from '@ainsathi/contract/languages';
import { legalWords, legalWordSlugs, type LegalWordSlug } from '../i18n/legal-words';

export interface LetterGroup {
  letter: string;
  slugs: LegalWordSlug[];
}

const nameOf = (slug: LegalWordSlug, language: Language) => legalWords[slug][language].word.toLowerCase();

/** Compares by code point, which is the alphabet for these words; a collator may differ between server and browser. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

export function legalWordsByLetter(language: Language): LetterGroup[] {
  const groups = new Map<string, LegalWordSlug[]>();
  const sorted = [...legalWordSlugs].sort((one, other) =>
    compare(nameOf(one, language), nameOf(other, language)),
  );
  for (const slug of sorted) {
    const letter = nameOf(slug, language).charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), slug]);
  }
  return [...groups].map(([letter, slugs]) => ({ letter, slugs }));
}
