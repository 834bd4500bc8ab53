import type { Language } from '@ainsathi/contract/languages';
import inter from './fonts/inter-english.woff2?url';
import sourceSerif from './fonts/source-serif-4-english.woff2?url';

/**
 * The URLs of the fonts on every page of a language, for `<link rel="preload" as="font">`. None for Bangla: its file is 65 KB,
 * which hold up the style sheet and the first paint by a quarter of a second on a slow phone, whose own face is the same.
 */
export const fontPreloads: Readonly<Record<Language, readonly string[]>> = {
  en: [inter, sourceSerif],
  bn: [],
};
