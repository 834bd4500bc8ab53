import type { Language } from './languages';
import { matters } from './matters';
import { districts, practiceAreas } from './places';

/** The Bangla names of practice areas, matters and districts by their English ones, which are how the API names them. */
const banglaNames: ReadonlyMap<string, string> = new Map(
  [...practiceAreas, ...matters, ...districts].map(({ name, nameBangla }) => [name, nameBangla]),
);

/** The name of a practice area, a matter or a district in a language, from its English one; any other text as it is. */
export function nameIn(language: Language, name: string): string {
  return language === 'bn' ? (banglaNames.get(name) ?? name) : name;
}
