/** Search engines show about so many letters of a title. */
const mostLetters = 70;

/** The title of a document with the product's name, in 70 letters: words at the end of a longer title are left out. */
export function pageTitle(title: string, withName: (title: string) => string): string {
  const whole = withName(title);
  const tooMany = whole.length - mostLetters;
  if (tooMany <= 0) return whole;
  const start = title.slice(0, Math.max(title.length - tooMany - 1, 0));
  const words = start.replace(/\s+\S*$/u, '').replace(/[\p{P}\s]+$/u, '');
  return withName(`${words}…`);
}
