import inter from './fonts/inter-english.woff2?url';
import sourceSerif from './fonts/source-serif-4-english.woff2?url';

/** The URLs of the two fonts on every page, for `<link rel="preload" as="font">`. */
export const fontPreloads: readonly string[] = [inter, sourceSerif];
