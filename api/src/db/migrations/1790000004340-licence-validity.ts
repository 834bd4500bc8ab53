import type { MigrationInterface, QueryRunner } from 'typeorm';
import { fillInBatches } from '../fill-in-batches';
import { addValues, removeValues, type ValueCheck } from '../replace-check';

const NOTIFICATION_KINDS: ValueCheck = { table: 'notifications', column: 'kind' };
const KIND = 'licence-ending';

const COLUMNS = `
alter table lawyer_profiles add column if not exists verified_until date,
  add column if not exists checked_on date,
  add column if not exists first_verified_at timestamptz,
  add column if not exists renewal_at timestamptz,
  add column if not exists lapsed_at timestamptz;
alter table lawyer_profiles drop constraint if exists lawyer_profiles_lapsed,
  add constraint lawyer_profiles_lapsed
    check (lapsed_at is null or verification = 'pending') not valid;
alter table lawyer_profiles drop constraint if exists lawyer_profiles_renewal,
  add constraint lawyer_profiles_renewal
    check (renewal_at is null or verification = 'verified') not valid`;

/** Spread over a second year by the id, so that verifiers do not check all at once. */
const FILL = `
with batch as (
  select account_id from lawyer_profiles where account_id > $1 order by account_id limit 500),
filled as (
  update lawyer_profiles profile set checked_on = (profile.verified_at at time zone 'Asia/Dhaka')::date,
    verified_until = current_date + 365 + abs(hashtext(profile.account_id::text) % 365)
  from batch where profile.account_id = batch.account_id and profile.verification = 'verified'
    and profile.verified_until is null)
select account_id as last from batch order by account_id desc limit 1`;

const SHOWN = ['verified_until', 'checked_on'];
const rowOf = (row: string) => `(${SHOWN.map((column) => `${row}.${column}`).join(', ')})`;

/** The feed of directory changes publishes a renewal. */
const FOLLOWED = `
drop trigger if exists lawyer_profiles_renewed on lawyer_profiles;
create constraint trigger lawyer_profiles_renewed after update on lawyer_profiles
  deferrable initially deferred for each row
  when (${rowOf('old')} is distinct from ${rowOf('new')} and old.verified_at is not distinct from new.verified_at)
  execute function record_lawyer_change()`;

/** Verifications end. Without a transaction: fills in batches, and nobody waits for the index. */
export class LicenceValidity1790000004340 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set lock_timeout = '2s'`);
    await runner.query(COLUMNS);
    for (const name of ['lapsed', 'renewal'])
      await runner.query(`alter table lawyer_profiles validate constraint lawyer_profiles_${name}`);
    await addValues(runner, NOTIFICATION_KINDS, [KIND]);
    await runner.query('reset lock_timeout');
    // The feed of directory changes publishes none of it.
    await runner.query(`set ainsathi.untouched = 'on'`);
    await fillInBatches(runner, FILL);
    await runner.query(`set ainsathi.untouched = 'off'`);
    await runner.query(FOLLOWED);
    // An interrupted build leaves an invalid index.
    await runner.query('drop index concurrently if exists lawyer_profiles_verified_until');
    await runner.query(`create index concurrently lawyer_profiles_verified_until
      on lawyer_profiles (verified_until) where verification = 'verified'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from notifications where kind = '${KIND}';
      delete from notification_choices where kind = '${KIND}'`);
    await removeValues(runner, NOTIFICATION_KINDS, [KIND]);
    await runner.query(`
      drop trigger if exists lawyer_profiles_renewed on lawyer_profiles;
      drop index if exists lawyer_profiles_verified_until;
      alter table lawyer_profiles drop column verified_until, drop column checked_on,
        drop column first_verified_at, drop column renewal_at, drop column lapsed_at`);
  }
}
