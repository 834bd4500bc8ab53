/** A picture may have this many bytes as sent: 2 MiB. */
export const LARGEST_PICTURE_BYTES = 2 * 1024 * 1024;

/** And this many pixels once decoded: 40 megapixels. */
export const MOST_PICTURE_PIXELS = 40_000_000;
