import { matters } from '@ainsathi/contract/matters';
import { practiceAreaIdOf } from './practice-areas';

const AREAS_BY_MATTER = new Map<string, number[]>(
  matters.map(({ slug, practiceAreas }) => [
    slug,
    practiceAreas.flatMap((area) => practiceAreaIdOf(area) ?? []),
  ]),
);

/** The ids of the practice areas of a matter by its slug; none for anything else. */
export function practiceAreaIdsOfMatter(slug: string): readonly number[] {
  return AREAS_BY_MATTER.get(slug.toLowerCase()) ?? [];
}

/** Each matter with each of its practice areas, as two arrays of the same length, for SQL. */
export const matterAreaPairs = {
  slugs: [...AREAS_BY_MATTER].flatMap(([slug, areas]) => areas.map(() => slug)),
  areas: [...AREAS_BY_MATTER.values()].flat(),
};
