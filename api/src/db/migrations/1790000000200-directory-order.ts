import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Profiles and their practice areas carry what the directory narrows and orders by, so that one index gives a page. */
const COLUMNS = `
alter table lawyer_profiles add column name_key text collate "C" not null default '';
update lawyer_profiles profile set name_key = lower(account.name)
  from accounts account where account.id = profile.account_id;

alter table lawyer_practice_areas
  add column listed boolean not null default false,
  add column district_id smallint,
  add column experience smallint not null default 0,
  add column name_key text collate "C" not null default '',
  add column verified_at timestamptz;
update lawyer_practice_areas entry
  set listed = profile.verification = 'verified', district_id = profile.district_id,
    experience = profile.experience, name_key = profile.name_key, verified_at = profile.verified_at
  from lawyer_profiles profile where profile.account_id = entry.lawyer_id;
`;

/** The shared locks make an insert and a change of what it copies wait for each other. */
const TRIGGERS = `
create function name_lawyer_profile() returns trigger language plpgsql as $$
begin
  new.name_key = coalesce((select lower(name) from accounts where id = new.account_id for share), '');
  return new;
end $$;
create trigger lawyer_profiles_name before insert on lawyer_profiles
  for each row execute function name_lawyer_profile();

create function rename_lawyer_profile() returns trigger language plpgsql as $$
begin
  update lawyer_profiles set name_key = lower(new.name) where account_id = new.id;
  return null;
end $$;
create trigger accounts_rename after update of name on accounts
  for each row when (old.name is distinct from new.name) execute function rename_lawyer_profile();

create function list_practice_area() returns trigger language plpgsql as $$
begin
  select verification = 'verified', district_id, experience, name_key, verified_at
    into new.listed, new.district_id, new.experience, new.name_key, new.verified_at
    from lawyer_profiles where account_id = new.lawyer_id for share;
  new.listed = coalesce(new.listed, false);
  new.experience = coalesce(new.experience, 0);
  new.name_key = coalesce(new.name_key, '');
  return new;
end $$;
create trigger lawyer_practice_areas_list before insert on lawyer_practice_areas
  for each row execute function list_practice_area();

create function relist_practice_areas() returns trigger language plpgsql as $$
begin
  update lawyer_practice_areas
    set listed = new.verification = 'verified', district_id = new.district_id, experience = new.experience,
      name_key = new.name_key, verified_at = new.verified_at
    where lawyer_id = new.account_id;
  return null;
end $$;
create trigger lawyer_profiles_relist after update on lawyer_profiles
  for each row when (
    (old.verification, old.district_id, old.experience, old.name_key, old.verified_at)
      is distinct from (new.verification, new.district_id, new.experience, new.name_key, new.verified_at)
  ) execute function relist_practice_areas();
`;

const INDEXES = `
drop index lawyer_profiles_experience, lawyer_profiles_newest, lawyer_profiles_district;
create index lawyer_profiles_experience on lawyer_profiles (experience desc, name_key, account_id)
  where verification = 'verified';
create index lawyer_profiles_name on lawyer_profiles (name_key, account_id) where verification = 'verified';
create index lawyer_profiles_newest on lawyer_profiles (verified_at desc, account_id desc)
  where verification = 'verified';
create index lawyer_profiles_district on lawyer_profiles (district_id, experience desc, name_key, account_id)
  where verification = 'verified';
create index lawyer_practice_areas_listed on lawyer_practice_areas
  (practice_area_id, experience desc, name_key, lawyer_id) where listed;
create index lawyer_practice_areas_district on lawyer_practice_areas
  (practice_area_id, district_id, experience desc, name_key, lawyer_id) where listed;
`;

/** The directory stays as fast with many lawyers: a page and its total come from one index. */
export class DirectoryOrder1790000000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statements of [COLUMNS, TRIGGERS, INDEXES]) await runner.query(statements);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger lawyer_profiles_relist on lawyer_profiles;
      drop trigger lawyer_practice_areas_list on lawyer_practice_areas;
      drop trigger accounts_rename on accounts;
      drop trigger lawyer_profiles_name on lawyer_profiles;
      drop function relist_practice_areas, list_practice_area, rename_lawyer_profile, name_lawyer_profile;
      drop index lawyer_practice_areas_district, lawyer_practice_areas_listed, lawyer_profiles_district,
        lawyer_profiles_newest, lawyer_profiles_name, lawyer_profiles_experience;
      alter table lawyer_practice_areas drop column listed, drop column district_id, drop column experience,
        drop column name_key, drop column verified_at;
      alter table lawyer_profiles drop column name_key;
      create index lawyer_profiles_experience on lawyer_profiles (experience desc, account_id)
        where verification = 'verified';
      create index lawyer_profiles_newest on lawyer_profiles (verified_at desc, account_id)
        where verification = 'verified';
      create index lawyer_profiles_district on lawyer_profiles (district_id, experience desc, account_id)
        where verification = 'verified'`);
  }
}
