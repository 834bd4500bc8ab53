import type { Language } from './languages';
import { matters } from './matters';
import { districts, practiceAreas } from './places';

/** By the English names, which the API uses. */
const banglaNames: ReadonlyMap<string, string> = new Map(
  [...practiceAreas, ...matters, ...districts].map(({ name, nameBangla }) => [name, nameBangla]),
);

/** From the English name; any other text stays. */
export function nameIn(language: Language, name: string): string {
  return language === 'bn' ? (banglaNames.get(name) ?? name) : name;
}
