import { matters } from '@ainsathi/contract/matters';
import { practiceAreas } from '@ainsathi/contract/places';
import { invalidInput } from '../../errors/app-error';
import { districtIdOf } from '../lawyers/directory/districts';
import { practiceAreaIdsOfMatter, practiceAreaIdOf } from '../lawyers/directory/practice-areas';

export interface Subject {
  slug: string;
  areaIds: readonly number[];
}

const NAMES = new Map<unknown, string>([...practiceAreas, ...matters].map(({ slug, name }) => [slug, name]));

export function subjectName(slug: unknown): string {
  return NAMES.get(slug) ?? String(slug);
}

export function areaIdsOf(slug: string): readonly number[] {
  const area = practiceAreaIdOf(slug);
  return area === null ? practiceAreaIdsOfMatter(slug) : [area];
}

/** By the slug of a matter, or the name or slug of a practice area. @throws AppError BAD_USER_INPUT. */
export function readSubject(text: string): Subject {
  const typed = text.trim().toLowerCase();
  const areaId = practiceAreaIdOf(typed);
  const slug = practiceAreas.find(({ id }) => id === areaId)?.slug ?? typed;
  const areaIds = areaIdsOf(slug);
  if (areaIds.length === 0)
    throw invalidInput({ field: 'about', message: ['{{subject}} not found', { subject: 'Matter' }] });
  return { slug, areaIds };
}

/** By its name in any spelling. @throws AppError BAD_USER_INPUT. */
export function readDistrict(text: string): number {
  const id = districtIdOf(text);
  if (id === null)
    throw invalidInput({ field: 'district', message: ['{{subject}} not found', { subject: 'District' }] });
  return id;
}
