/** In characters. Separate from the other limits, which the first page does not load. */
export const longestSearch = 200;
