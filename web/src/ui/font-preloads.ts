import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import sourceSerif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';

/** Addresses of the two faces that every page shows, for `<link rel="preload" as="font">`. */
export const fontPreloads: readonly string[] = [inter, sourceSerif];
