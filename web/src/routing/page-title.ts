import { excerptOf } from '@ainsathi/contract/cut-text';

/** Search engines show about so many letters. */
const mostLetters = 70;

/** With the product's name, truncated to 70 letters. */
export function pageTitle(title: string, withName: (title: string) => string): string {
  const tooMany = Math.max(withName(title).length - mostLetters, 0);
  return withName(excerptOf(title, Math.max(title.length - tooMany, 1)));
}
