import type { CountedChoices, CountedMatter } from './directory-counts';
import type { DirectoryParams } from './directory-params';

type Choice = Pick<DirectoryParams, 'category' | 'matter'>;
type Matters = Pick<CountedChoices, 'matters'>;

/** The chosen matter; undefined without one, or when there is none with this slug. */
export function chosenMatter(
  { matter }: Pick<Choice, 'matter'>,
  { matters }: Matters,
): CountedMatter | undefined {
  return matters.find(({ slug }) => slug === matter);
}

/** The name of a matter inside a sentence: "lawyers for land and inheritance". */
export function matterInSentence(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

export function searchedAreas(params: Choice, choices: Matters): readonly string[] {
  return params.category === '' ? (chosenMatter(params, choices)?.practiceAreas ?? []) : [params.category];
}
