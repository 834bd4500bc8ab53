import { matters } from '@ainsathi/contract/matters';
import type { RequestContext } from '../../../context';
import { countByMatter } from './lawyer-count.queries';
import type { DistrictType, MatterType, PracticeAreaType } from './lawyer-directory.types';
import { isListed } from '../listed-condition';

/** The 21 practice areas in the order of their ids. */
export async function listPracticeAreas({ reader }: RequestContext): Promise<PracticeAreaType[]> {
  return reader.query(
    `select area.id::text, area.name, area.slug,
       (select count(*)::int from lawyer_practice_areas entry
        where entry.practice_area_id = area.id and entry.listed) as "lawyerCount"
     from practice_areas area order by area.id`,
  );
}

/** The matters in the order of a choice field. */
export async function listMatters(context: RequestContext): Promise<MatterType[]> {
  const counts = new Map(
    (await countByMatter(context, {})).map(({ name, lawyerCount }) => [name, lawyerCount]),
  );
  return matters.map(({ slug, name, practiceAreas }) => ({
    id: slug,
    slug,
    name,
    practiceAreas: [...practiceAreas],
    lawyerCount: counts.get(name) ?? 0,
  }));
}

/** The 64 districts by name. */
export async function listDistricts({ reader }: RequestContext): Promise<DistrictType[]> {
  return reader.query(
    `select district.id::text, district.name, district.name_bangla as "nameBangla", district.division, district.slug,
       district.aliases,
       (select count(*)::int from lawyer_profiles profile
        where profile.district_id = district.id and ${isListed('profile')}) as "lawyerCount"
     from districts district order by district.name collate "C"`,
  );
}
