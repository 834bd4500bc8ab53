import type { Language } from '@ainsathi/contract/languages';
import inter from './fonts/inter-english.woff2?url';
import sourceSerif from './fonts/source-serif-4-english.woff2?url';
import bangla from './fonts/noto-sans-bengali-bangla.woff2?url';

/** The URLs of the fonts on every page of a language, for `<link rel="preload" as="font">`. */
export const fontPreloads: Readonly<Record<Language, readonly string[]>> = {
  en: [inter, sourceSerif],
  bn: [bangla],
};
