import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Numbers of listed lawyers by choice of the directory, each the sum of its rows: 0 stands for any practice area or
 * district, the empty text for any matter, -1 for any experience. Triggers append changes, so that no two transactions
 * wait for one row; `fold_listed_lawyer_counts` adds them up.
 */
const TABLES = `
create table matter_practice_areas (
  matter text not null,
  practice_area_id smallint not null,
  primary key (matter, practice_area_id)
);
create table listed_lawyer_counts (
  id bigint generated always as identity primary key,
  practice_area_id smallint not null,
  matter text not null,
  district_id smallint not null,
  experience smallint not null,
  count integer not null
);
create index listed_lawyer_counts_subject on listed_lawyer_counts
  (practice_area_id, matter, district_id, experience) include (count);
create index listed_lawyer_counts_district on listed_lawyer_counts (district_id)
  include (practice_area_id, matter, count) where experience = -1`;

/** The choices in which a profile counts: with its experience only those that have many pages. */
const CHOICES = `
  lateral (select 0::smallint as area, '' as matter
    union all select area, '' from unnest(profile.practice_area_ids) area
    union select 0::smallint, link.matter from matter_practice_areas link
      where link.practice_area_id = any(profile.practice_area_ids)) subject,
  lateral (values (0::smallint), (profile.district_id)) place (district),
  lateral (values ((-1)::smallint), (profile.experience)) depth (experience)
  where profile.verification = 'verified' and place.district is not null
    and (depth.experience = -1 or subject.matter = '' and 0 in (subject.area, place.district))`;

/** Adds the changes of one statement; `changes` are its rows, with a sign each. */
function addChanges(...changes: [rows: string, sign: 1 | -1][]): string {
  const parts = changes.map(
    ([rows, sign]) =>
      `select subject.area, subject.matter, place.district, depth.experience, ${sign} as change
       from ${rows} profile, ${CHOICES}`,
  );
  return `
    insert into listed_lawyer_counts (practice_area_id, matter, district_id, experience, count)
      select area, matter, district, experience, sum(change) from (${parts.join(' union all ')}) changes
      group by 1, 2, 3, 4 having sum(change) <> 0;`;
}

const COUNTED_COLUMNS = 'account_id, verification, district_id, experience, practice_area_ids';

const FUNCTIONS = `
create function count_listed_lawyers() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then ${addChanges(['inserted', 1])}
  elsif tg_op = 'DELETE' then ${addChanges(['deleted', -1])}
  elsif tg_op = 'TRUNCATE' then delete from listed_lawyer_counts;
  elsif exists (select ${COUNTED_COLUMNS} from updated except select ${COUNTED_COLUMNS} from replaced) then
    ${addChanges(['updated', 1], ['replaced', -1])}
  end if;
  return null;
end $$;

create function recount_listed_lawyers() returns void language plpgsql as $$
begin
  lock table lawyer_profiles in share mode;
  delete from listed_lawyer_counts;
  ${addChanges(['lawyer_profiles', 1])}
end $$;

create function replace_matters(matters text[], areas integer[]) returns void language plpgsql as $$
declare
  removed integer;
  added integer;
begin
  delete from matter_practice_areas stored
    where (stored.matter, stored.practice_area_id) not in (select * from unnest(matters, areas));
  get diagnostics removed = row_count;
  insert into matter_practice_areas select * from unnest(matters, areas) on conflict do nothing;
  get diagnostics added = row_count;
  if removed + added > 0 then perform recount_listed_lawyers(); end if;
end $$;

create function fold_listed_lawyer_counts() returns void language plpgsql as $$
begin
  with folded as (
    delete from listed_lawyer_counts where (practice_area_id, matter, district_id, experience) in (
      select practice_area_id, matter, district_id, experience from listed_lawyer_counts
      group by 1, 2, 3, 4 having count(*) > 1)
    returning *)
  insert into listed_lawyer_counts (practice_area_id, matter, district_id, experience, count)
    select practice_area_id, matter, district_id, experience, sum(count) from folded
    group by 1, 2, 3, 4 having sum(count) <> 0;
end $$`;

const TRIGGERS = `
create trigger lawyer_profiles_count_insert after insert on lawyer_profiles
  referencing new table as inserted for each statement execute function count_listed_lawyers();
create trigger lawyer_profiles_count_update after update on lawyer_profiles
  referencing new table as updated old table as replaced
  for each statement execute function count_listed_lawyers();
create trigger lawyer_profiles_count_delete after delete on lawyer_profiles
  referencing old table as deleted for each statement execute function count_listed_lawyers();
create trigger lawyer_profiles_count_truncate after truncate on lawyer_profiles
  for each statement execute function count_listed_lawyers()`;

/** The totals and the numbers beside the choices of the directory cost the same with a hundred and a million lawyers. */
export class ListedLawyerCounts1790000001100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set local lock_timeout = '2s'`);
    for (const statements of [TABLES, FUNCTIONS, TRIGGERS]) await runner.query(statements);
    await runner.query('select recount_listed_lawyers()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger lawyer_profiles_count_truncate on lawyer_profiles;
      drop trigger lawyer_profiles_count_delete on lawyer_profiles;
      drop trigger lawyer_profiles_count_update on lawyer_profiles;
      drop trigger lawyer_profiles_count_insert on lawyer_profiles;
      drop function fold_listed_lawyer_counts, replace_matters, recount_listed_lawyers, count_listed_lawyers;
      drop table listed_lawyer_counts, matter_practice_areas`);
  }
}
