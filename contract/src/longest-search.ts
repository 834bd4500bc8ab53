/** The characters of a search. Apart from the other limits, which the first page of a visit does not load. */
export const longestSearch = 200;
