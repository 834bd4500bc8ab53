/** The most characters that a search takes: the API refuses more. */
export const longestSearch = 200;
