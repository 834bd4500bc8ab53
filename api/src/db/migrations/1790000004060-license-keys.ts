import type { MigrationInterface, QueryRunner } from 'typeorm';
import { fillInBatches } from '../fill-in-batches';
import { LICENSE_KEY_FUNCTION } from '../search-key-functions';

/** Rows that one statement fills, so that no other request waits long for their locks. */
const BATCH = 1_000;

const TRIGGER = `
alter table lawyer_profiles alter column license_key drop expression if exists;
create or replace function set_license_key() returns trigger language plpgsql as $$
begin
  new.license_key = nullif(license_key_of(new.license_number), '');
  return new;
end $$;
create or replace trigger lawyer_profiles_license before insert or update of license_number on lawyer_profiles
  for each row execute function set_license_key()`;

/** Of several verified lawyers with one number the one who was verified first stays so; the others, and who has none, wait. */
const ONE_FOR_EACH = `
update lawyer_profiles set verification = 'pending', verified_at = null where account_id in (
  select account_id from (
    select account_id, key, row_number() over (partition by key order by verified_at, account_id) as place
    from lawyer_profiles cross join lateral license_key_of(license_number) key where verification = 'verified') verified
  where key = '' or (key <> '' and place > 1))`;

const FILL = `
with batch as (select account_id as id from lawyer_profiles where account_id > $1 order by account_id limit ${BATCH}),
filled as (update lawyer_profiles set license_key = nullif(license_key_of(license_number), '')
  where account_id in (select id from batch)
    and license_key is distinct from nullif(license_key_of(license_number), ''))
select id as last from batch order by id desc limit 1`;

/**
 * A licence number is the same where its runs of letters, of any script, and its runs of digits are. Without a transaction,
 * so that no other request waits until every row is filled; it can be repeated when it was interrupted.
 */
export class LicenseKeys1790000004060 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set lock_timeout = '2s'`);
    await runner.query(LICENSE_KEY_FUNCTION);
    await runner.query(TRIGGER);
    await runner.query(ONE_FOR_EACH);
    await runner.query(`set ainsathi.untouched = 'on'`);
    await fillInBatches(runner, FILL);
    await runner.query(`set ainsathi.untouched = 'off'`);
    await runner.query('reset lock_timeout');
  }

  /** Drops the column with its indexes, which come back with it. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger lawyer_profiles_license on lawyer_profiles;
      drop function set_license_key, license_key_of;
      alter table lawyer_profiles drop column license_key, add column license_key text generated always as (
        nullif(ltrim(regexp_replace(upper(license_number), '[^A-Z0-9]', '', 'g'), '0'), '')) stored;
      create unique index lawyer_profiles_verified_license_key on lawyer_profiles (license_key)
        where verification = 'verified';
      create index lawyer_profiles_license_key on lawyer_profiles (license_key) where license_key is not null`);
  }
}
