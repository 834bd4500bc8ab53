import type { RequestContext } from '../../context';

/** A practice area with the number of verified lawyers in it. */
export interface PracticeAreaView {
  id: string;
  name: string;
  slug: string;
  lawyerCount: number;
}

/** A district with the number of verified lawyers in it. */
export interface DistrictView {
  id: string;
  name: string;
  nameBangla: string;
  division: string;
  slug: string;
  aliases: string[];
  lawyerCount: number;
}

/** The 21 practice areas in the spec's order. */
export async function listPracticeAreas({ db }: RequestContext): Promise<PracticeAreaView[]> {
  return db.query(
    `select area.id::text, area.name, area.slug, count(profile.account_id)::int as "lawyerCount"
     from practice_areas area
     left join lawyer_practice_areas link on link.practice_area_id = area.id
     left join lawyer_profiles profile on profile.account_id = link.lawyer_id and profile.verification = 'verified'
     group by area.id order by area.id`,
  );
}

/** The 64 districts by name. */
export async function listDistricts({ db }: RequestContext): Promise<DistrictView[]> {
  return db.query(
    `select district.id::text, district.name, district.name_bangla as "nameBangla", district.division, district.slug,
       district.aliases, count(profile.account_id)::int as "lawyerCount"
     from districts district
     left join lawyer_profiles profile on profile.district_id = district.id and profile.verification = 'verified'
     group by district.id order by district.name collate "C"`,
  );
}
