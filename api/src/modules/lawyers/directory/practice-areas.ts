import { hasBangla } from '@ainsathi/contract/key-rules';
import { matters } from '@ainsathi/contract/matters';
import { practiceAreas } from '@ainsathi/contract/places';
import { spellingKey } from '@ainsathi/contract/spelling-key';
import { closest } from 'fastest-levenshtein';
import { invalidInput } from '../../../errors/app-error';

interface AreaWords {
  id: number;
  words: string[];
}

const AREAS_BY_LENGTH: AreaWords[] = practiceAreas
  .flatMap(({ id, name, nameBangla, slug }) =>
    [name, nameBangla, slug].map((text) => ({ id, words: wordsOf(text) })),
  )
  .sort((first, second) => second.words.length - first.words.length);

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean).map(spellingKey);
}

const BY_SPELLING = new Map<string, number>(
  practiceAreas.flatMap(({ id, name, slug }) => [name.toLowerCase(), slug].map((text) => [text, id])),
);

const BY_BANGLA_NAME = new Map<string, number>(
  practiceAreas.map(({ id, nameBangla }) => [spellingKey(nameBangla), id]),
);

const NAMES = new Map<unknown, string>(practiceAreas.map(({ id, name }) => [id, name]));

export function practiceAreaName(id: unknown): string | null {
  return NAMES.get(id) ?? null;
}

/** In the order of the ids. */
export function practiceAreaNames(ids: unknown): string[] {
  const names: string[] = [];
  for (const id of Array.isArray(ids) ? (ids as unknown[]) : []) {
    const name = NAMES.get(id);
    if (name !== undefined) names.push(name);
  }
  return names;
}

/** By its name in either script, or its slug, ignoring case; null otherwise. */
export function practiceAreaIdOf(text: string): number | null {
  return BY_SPELLING.get(text.toLowerCase()) ?? BY_BANGLA_NAME.get(spellingKey(text)) ?? null;
}

const AREAS_BY_MATTER = new Map<string, number[]>(
  matters.map(({ slug, practiceAreas }) => [
    slug,
    practiceAreas.flatMap((area) => practiceAreaIdOf(area) ?? []),
  ]),
);

/** Empty for an unknown slug. */
export function practiceAreaIdsOfMatter(slug: string): readonly number[] {
  return AREAS_BY_MATTER.get(slug.toLowerCase()) ?? [];
}

/** Pairs of matters and practice areas as two arrays of equal length, for SQL. */
export const matterAreaPairs = {
  slugs: [...AREAS_BY_MATTER].flatMap(([slug, areas]) => areas.map(() => slug)),
  areas: [...AREAS_BY_MATTER.values()].flat(),
};

/** By name or slug; null for blank text. @throws AppError BAD_USER_INPUT suggesting the closest name. */
export function readPracticeArea(text: string | null | undefined): number | null {
  const name = text?.trim();
  if (!name) return null;
  return practiceAreaIdOf(name) ?? refuse(name, 'practiceArea');
}

function areaAt(words: readonly string[], at: number): AreaWords | undefined {
  return AREAS_BY_LENGTH.find((area) => area.words.every((word, index) => words[at + index] === word));
}

function refuse(unknown: string, field = 'practiceAreas'): never {
  const names = practiceAreas.map(({ name, nameBangla }) =>
    hasBangla(unknown) ? nameBangla : name.toLowerCase(),
  );
  const area = practiceAreas[names.indexOf(closest(unknown.toLowerCase(), names))];
  throw invalidInput({
    field,
    message: [
      '"{{text}}" is not a practice area. Did you mean {{area}}?',
      { text: unknown, area: area?.name ?? '' },
    ],
  });
}

/**
 * Finds practice areas in one or several texts, as people and older clients write them: separated by commas or spaces, in any
 * case and either script, by longest match.
 * @returns unique ids in the given order.
 * @throws AppError BAD_USER_INPUT naming the unknown text, and the closest name.
 */
export function parsePracticeAreas(input: string | readonly string[]): number[] {
  const text = typeof input === 'string' ? input : input.join(', ');
  const tokens = text.replaceAll(',', ' , ').split(/\s+/).filter(Boolean);
  const words = tokens.filter((word) => word !== ',').map(spellingKey);
  const wordsAfterComma = findWordsAfterComma(tokens);
  const found = new Set<number>();
  for (let at = 0; at < words.length;) {
    const area = areaAt(words, at);
    if (!area) refuse(unknownText(tokens, words, wordsAfterComma, at));
    found.add(area.id);
    at += area.words.length;
  }
  return [...found];
}

function findWordsAfterComma(tokens: readonly string[]): Set<number> {
  const wordsAfterComma = new Set<number>();
  let count = 0;
  for (const word of tokens) {
    if (word === ',') wordsAfterComma.add(count);
    else count += 1;
  }
  return wordsAfterComma;
}

/** The unknown words from an index, as typed: up to the next comma or practice area. */
function unknownText(
  tokens: readonly string[],
  words: readonly string[],
  wordsAfterComma: Set<number>,
  at: number,
): string {
  let end = at + 1;
  while (end < words.length && !wordsAfterComma.has(end) && !areaAt(words, end)) end += 1;
  return tokens
    .filter((word) => word !== ',')
    .slice(at, end)
    .join(' ');
}
