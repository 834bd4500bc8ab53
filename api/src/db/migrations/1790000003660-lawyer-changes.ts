import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = `
create table if not exists lawyer_changes (
  id bigint primary key generated always as identity,
  lawyer_id uuid not null,
  kind text not null check (kind in ('listed', 'changed', 'unlisted')),
  at timestamptz(3) not null
)`;

/** The lock makes the order of the ids that of the commits, so that no reader passes an id that is committed later. */
const FUNCTION = `
create or replace function record_lawyer_change() returns trigger language plpgsql as $$
declare
  was_listed boolean := tg_op <> 'INSERT' and old.verification = 'verified' and not old.locked;
  is_listed boolean := tg_op <> 'DELETE' and new.verification = 'verified' and not new.locked;
begin
  if was_listed or is_listed then
    perform pg_advisory_xact_lock(hashtextextended('lawyer changes', 0));
    insert into lawyer_changes (lawyer_id, kind, at) values (
      coalesce(new.account_id, old.account_id),
      case when not was_listed then 'listed' when not is_listed then 'unlisted' else 'changed' end,
      clock_timestamp());
  end if;
  return null;
end $$`;

const SHOWN = [
  'verification',
  'locked',
  'name',
  'name_bangla',
  'profile_pic',
  'practice_area_ids',
  'district_id',
  'experience',
  'court_level',
  'languages',
  'chamber_name',
  'chamber_address',
  'chamber_name_bangla',
  'chamber_address_bangla',
  'bio',
  'bio_bangla',
  'education::text',
  'license_number',
  'verified_at',
  'away_until',
];

const rowOf = (row: string) => `(${SHOWN.map((column) => `${row}.${column}`).join(', ')})`;

/** At the end of a transaction, when it holds its row locks, so that the lock above cannot meet them in another order. */
const TRIGGERS = `
drop trigger if exists lawyer_profiles_listed on lawyer_profiles;
drop trigger if exists lawyer_profiles_shown on lawyer_profiles;
create constraint trigger lawyer_profiles_listed after insert or delete on lawyer_profiles
  deferrable initially deferred for each row execute function record_lawyer_change();
create constraint trigger lawyer_profiles_shown after update on lawyer_profiles
  deferrable initially deferred for each row when (${rowOf('old')} is distinct from ${rowOf('new')})
  execute function record_lawyer_change()`;

/** What has changed in the directory, for programs that follow it. */
export class LawyerChanges1790000003660 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set local lock_timeout = '2s'`);
    for (const statements of [TABLE, FUNCTION, TRIGGERS]) await runner.query(statements);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger lawyer_profiles_listed on lawyer_profiles;
      drop trigger lawyer_profiles_shown on lawyer_profiles;
      drop function record_lawyer_change;
      drop table lawyer_changes`);
  }
}
