import { practiceAreas } from '@ainsathi/contract/places';
import { closest } from 'fastest-levenshtein';
import { invalidInput } from '../../../errors/app-error';

interface KnownArea {
  id: number;
  name: string;
  words: string[];
}

const KNOWN: KnownArea[] = practiceAreas
  .map(({ id, name }) => ({
    id,
    name,
    words: wordsOf(name),
  }))
  .sort((one, other) => other.words.length - one.words.length);

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

const BY_SPELLING = new Map<string, number>(
  practiceAreas.flatMap(({ id, name, slug }) => [name.toLowerCase(), slug].map((text) => [text, id])),
);

/** The id of a practice area by its name or slug without case; null for anything else. */
export function practiceAreaIdOf(text: string): number | null {
  return BY_SPELLING.get(text.toLowerCase()) ?? null;
}

function areaAt(words: readonly string[], at: number): KnownArea | undefined {
  return KNOWN.find((area) => area.words.every((word, index) => words[at + index] === word));
}

function refuse(unknown: string): never {
  const nearest = closest(
    unknown.toLowerCase(),
    KNOWN.map((area) => area.name.toLowerCase()),
  );
  const area = KNOWN.find(({ name }) => name.toLowerCase() === nearest);
  throw invalidInput({
    field: 'practiceAreas',
    message: `"${unknown}" is not a practice area. Did you mean ${area?.name}?`,
  });
}

/**
 * Finds the practice areas in text, or in a list of texts, as people and older clients write them: separated by commas
 * or spaces, in any case. Names of several words are found by longest match.
 * @returns their ids in the order given, each once.
 * @throws AppError BAD_USER_INPUT naming the text that is no known area, and the closest that is.
 */
export function parsePracticeAreas(typed: string | readonly string[]): number[] {
  const text = typeof typed === 'string' ? typed : typed.join(', ');
  const written = text.replaceAll(',', ' , ').split(/\s+/).filter(Boolean);
  const words = written.filter((word) => word !== ',').map((word) => word.toLowerCase());
  const breaks = breaksOf(written);
  const found = new Set<number>();
  for (let at = 0; at < words.length;) {
    const area = areaAt(words, at);
    if (!area) refuse(unknownFrom(written, words, breaks, at));
    found.add(area.id);
    at += area.words.length;
  }
  return [...found];
}

/** Before which words a comma stood. */
function breaksOf(written: readonly string[]): Set<number> {
  const breaks = new Set<number>();
  let count = 0;
  for (const word of written) {
    if (word === ',') breaks.add(count);
    else count += 1;
  }
  return breaks;
}

/** The stretch that is not understood, as typed: up to the next comma or known area. */
function unknownFrom(
  written: readonly string[],
  words: readonly string[],
  breaks: Set<number>,
  at: number,
): string {
  let end = at + 1;
  while (end < words.length && !breaks.has(end) && !areaAt(words, end)) end += 1;
  return written
    .filter((word) => word !== ',')
    .slice(at, end)
    .join(' ');
}
