import { nameKeys } from '@ainsathi/contract/name-key';
import { spellingKey } from '@ainsathi/contract/spelling-key';

/** Endings in a vowel of the spelling key: রহিমা is not রহিম. */
const ENDS_IN_VOWEL = /[aeiouyAEIVRv]h?$/;

/** In a name of so many letters, an added, missing or swapped letter is a typo. */
const LONG_ENOUGH = 6;

function editDistance(source: string, target: string): number {
  let row = Array.from({ length: target.length + 1 }, (_, column) => column);
  Array.from(source).forEach((letter, line) => {
    const next = [line + 1];
    row.slice(1).forEach((above, column) => {
      const replaced = (row[column] ?? 0) + (target[column] === letter ? 0 : 1);
      next.push(Math.min(above + 1, (next[column] ?? 0) + 1, replaced));
    });
    row = next;
  });
  return row.at(-1) ?? 0;
}

/** Whether two texts differ by one added, missing or swapped letter inside the word. */
function isSlip(typed: string, name: string): boolean {
  const isInside = name.startsWith(typed.charAt(0)) && name.endsWith(typed.slice(-1));
  if (!isInside || Math.min(typed.length, name.length) < LONG_ENOUGH) return false;
  if (typed.length !== name.length)
    return Math.abs(typed.length - name.length) === 1 && editDistance(typed, name) === 1;
  const at = Array.from(typed).findIndex((letter, index) => letter !== name[index]);
  return typed === name.slice(0, at) + (name[at + 1] ?? '') + (name[at] ?? '') + name.slice(at + 2);
}

/** The edit distance; null for a name that is probably another name: a wrong offer is worse than none. */
function distance(typed: string, name: string): number | null {
  const [from, to] = [spellingKey(typed), spellingKey(name)];
  if (isSlip(from, to)) return 1;
  const sounds = nameKeys(typed).join(' ') === nameKeys(name).join(' ');
  if (!sounds || ENDS_IN_VOWEL.test(from) !== ENDS_IN_VOWEL.test(to)) return null;
  const letters = editDistance(from, to);
  return letters <= Math.max(2, Math.floor(from.length / 3)) ? letters : null;
}

/** The listed name that a misspelt word probably means, or null. */
export function likelyName(typed: string, names: readonly string[]): string | null {
  const likely = names.flatMap((name) => {
    const letters = distance(typed, name);
    return letters === null ? [] : [{ name, letters }];
  });
  return likely.sort((a, b) => a.letters - b.letters)[0]?.name ?? null;
}
