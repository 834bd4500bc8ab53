/** With a capital, where the script has some. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
