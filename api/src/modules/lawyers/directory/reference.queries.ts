import { matters } from '@ainsathi/contract/matters';
import { districts, practiceAreas } from '@ainsathi/contract/places';
import type { RequestContext } from '../../../context';
import { countLawyers } from './lawyer-count.queries';
import type { DistrictType, LawyerCount, MatterType, PracticeAreaType } from './lawyer-directory.types';

function numberOf(counts: readonly LawyerCount[], name: string): number {
  return counts.find((count) => count.name === name)?.lawyerCount ?? 0;
}

/** In the order of their ids. */
export async function listPracticeAreas(context: RequestContext): Promise<PracticeAreaType[]> {
  const counts = await countLawyers(context, {});
  return practiceAreas.map(({ id, name, nameBangla, slug }) => ({
    id: String(id),
    name,
    nameBangla,
    slug,
    lawyerCount: numberOf(counts.practiceAreas, name),
  }));
}

/** In the order of choice fields. */
export async function listMatters(context: RequestContext): Promise<MatterType[]> {
  const counts = await countLawyers(context, {});
  return matters.map(({ slug, name, nameBangla, practiceAreas: areas }) => ({
    id: slug,
    slug,
    name,
    nameBangla,
    practiceAreas: [...areas],
    lawyerCount: numberOf(counts.matters, name),
  }));
}

/** By name. */
export async function listDistricts(context: RequestContext): Promise<DistrictType[]> {
  const counts = await countLawyers(context, {});
  return districts
    .map(({ id, aliases, ...district }) => ({
      ...district,
      id: String(id),
      aliases: [...aliases],
      lawyerCount: numberOf(counts.districts, district.name),
    }))
    .sort((left, right) => (left.name < right.name ? -1 : 1));
}
