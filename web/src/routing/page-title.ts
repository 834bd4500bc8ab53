import { excerptOf } from '@ainsathi/contract/cut-text';

/** Search engines show about so many letters of a title. */
const mostLetters = 70;

/** The title of a document with the product's name, in 70 letters: the end of a longer title is left out. */
export function pageTitle(title: string, withName: (title: string) => string): string {
  const tooMany = Math.max(withName(title).length - mostLetters, 0);
  return withName(excerptOf(title, Math.max(title.length - tooMany, 1)));
}
