import { matters } from '@ainsathi/contract/matters';
import { practiceAreaIdOf } from './practice-areas';

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
