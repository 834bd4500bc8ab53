import { defaultLanguage, languageOf, type Language } from '@ainsathi/contract/languages';

/** The language of the page in the browser; English where there is none, which is in tests. */
export function pageLanguage(): Language {
  return typeof window === 'undefined' ? defaultLanguage : languageOf(window.location.pathname);
}
