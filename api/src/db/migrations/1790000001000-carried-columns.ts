import type { MigrationInterface, QueryRunner } from 'typeorm';
import { fillInBatches } from '../fill-in-batches';

/** Rows that one statement fills, so that no other request waits long for their locks. */
const BATCH = 5_000;

/** Adding columns with a constant default rewrites nothing; it only has to get its short lock. */
const COLUMNS = `
alter table lawyer_profiles
  add column if not exists name text not null default '',
  add column if not exists practice_area_ids smallint[] not null default '{}',
  add column if not exists education json not null default '[]'`;

/** What a card shows of other tables, as the profile has to carry it. */
const CARRIED = {
  areas: `array(select link.practice_area_id from lawyer_practice_areas link
    where link.lawyer_id = profile.account_id order by link.position, link.practice_area_id)`,
  education: `coalesce((select json_agg(json_build_object(
      'degree', degree.degree, 'university', degree.university, 'year', degree.year) order by degree.position)
    from education degree where degree.lawyer_id = profile.account_id), '[]')`,
};

const FUNCTIONS = `
create or replace function name_lawyer_profile() returns trigger language plpgsql as $$
begin
  new.name = coalesce((select name from accounts where id = new.account_id for share), '');
  new.name_key = lower(new.name);
  return new;
end $$;

create or replace function rename_lawyer_profile() returns trigger language plpgsql as $$
begin
  update lawyer_profiles set name = new.name, name_key = lower(new.name) where account_id = new.id;
  return null;
end $$;

create or replace function touch_lawyer_profile() returns trigger language plpgsql as $$
begin
  if current_setting('ainsathi.untouched', true) is distinct from 'on' then new.changed_at = now(); end if;
  return new;
end $$;

create or replace function carry_practice_areas() returns trigger language plpgsql as $$
begin
  update lawyer_profiles profile set practice_area_ids = coalesce(carried.ids, '{}')
    from (select distinct lawyer_id from changed) edited left join (
      select link.lawyer_id, array_agg(link.practice_area_id order by link.position, link.practice_area_id) as ids
      from lawyer_practice_areas link where link.lawyer_id in (select lawyer_id from changed)
      group by link.lawyer_id) carried using (lawyer_id)
    where profile.account_id = edited.lawyer_id
      and profile.practice_area_ids is distinct from coalesce(carried.ids, '{}');
  return null;
end $$;

create or replace function carry_education() returns trigger language plpgsql as $$
begin
  update lawyer_profiles profile set education = coalesce(carried.degrees, '[]')
    from (select distinct lawyer_id from changed) edited left join (
      select lawyer_id, json_agg(json_build_object(
        'degree', degree, 'university', university, 'year', year) order by position) as degrees
      from education where lawyer_id in (select lawyer_id from changed)
      group by lawyer_id) carried using (lawyer_id)
    where profile.account_id = edited.lawyer_id;
  return null;
end $$`;

const TABLES = [
  { table: 'lawyer_practice_areas', carry: 'carry_practice_areas' },
  { table: 'education', carry: 'carry_education' },
];
const EVENTS = { insert: 'new', update: 'new', delete: 'old' };

const BACKFILL = `
with batch as (select account_id from lawyer_profiles where account_id > $1 order by account_id limit ${BATCH}),
filled as (
  update lawyer_profiles profile set name = account.name, practice_area_ids = ${CARRIED.areas},
    education = ${CARRIED.education}
  from accounts account where account.id = profile.account_id
    and profile.account_id in (select account_id from batch))
select account_id as last from batch order by account_id desc limit 1`;

/**
 * A lawyer's profile carries the name, the ids of the practice areas and the education, so that a page of the directory
 * reads one row for each card. Without a transaction, so that readers do not wait until every row is filled; it can be
 * repeated when it was interrupted.
 */
export class CarriedColumns1790000001000 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set lock_timeout = '2s'`);
    await runner.query(COLUMNS);
    await runner.query(FUNCTIONS);
    for (const { table, carry } of TABLES)
      for (const [event, rows] of Object.entries(EVENTS))
        await runner.query(`
          create or replace trigger ${table}_carry_${event} after ${event} on ${table}
            referencing ${rows} table as changed for each statement execute function ${carry}()`);
    await this.fill(runner);
    await runner.query('reset lock_timeout');
  }

  private async fill(runner: QueryRunner): Promise<void> {
    await runner.query(`set ainsathi.untouched = 'on'`);
    await fillInBatches(runner, BACKFILL);
    await runner.query(`set ainsathi.untouched = 'off'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table } of TABLES)
      for (const event of Object.keys(EVENTS))
        await runner.query(`drop trigger ${table}_carry_${event} on ${table}`);
    await runner.query(`
      drop function carry_practice_areas, carry_education;
      create or replace function name_lawyer_profile() returns trigger language plpgsql as $$
      begin
        new.name_key = coalesce((select lower(name) from accounts where id = new.account_id for share), '');
        return new;
      end $$;
      create or replace function rename_lawyer_profile() returns trigger language plpgsql as $$
      begin
        update lawyer_profiles set name_key = lower(new.name) where account_id = new.id;
        return null;
      end $$;
      create or replace function touch_lawyer_profile() returns trigger language plpgsql as $$
      begin
        new.changed_at = now();
        return new;
      end $$;
      alter table lawyer_profiles drop column name, drop column practice_area_ids, drop column education`);
  }
}
