import inter from './fonts/inter-english.woff2?url';
import sourceSerif from './fonts/source-serif-4-english.woff2?url';

/** Addresses of the two faces that every page shows, for `<link rel="preload" as="font">`. */
export const fontPreloads: readonly string[] = [inter, sourceSerif];
