import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What opens an account or pays its lawyer, as it was before each change of the last days; null where it was not there. */
const TABLE = `
create table if not exists account_changes (
  id bigint generated always as identity primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  at timestamptz not null default now(),
  table_name text not null,
  key text not null,
  before jsonb
);
create index if not exists account_changes_account on account_changes (account_id, table_name, key, id);
create index if not exists account_changes_at on account_changes (at)`;

/** Arguments: the column of the account, that of the key, and those to store, by commas; all where it is left out. Nothing is stored while the account itself is deleted. */
const FUNCTION = `
create or replace function record_account_change() returns trigger language plpgsql as $$
declare
  present jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  before jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) end;
begin
  if tg_nargs > 2 then
    before := (select jsonb_object_agg(key, value) from jsonb_each(before) where key = any (string_to_array(tg_argv[2], ',')));
  end if;
  insert into account_changes (account_id, table_name, key, before)
  select id, tg_table_name, present ->> tg_argv[1], before from accounts where id = (present ->> tg_argv[0])::uuid;
  return null;
end $$`;

/** Uses of codes, apps and passkeys are no changes. */
const TRIGGERS = `
create or replace trigger accounts_changed after update of email, phone on accounts for each row
  when (old.email is distinct from new.email or old.phone is distinct from new.phone)
  execute function record_account_change('id', 'id', 'email,phone,email_confirmed_at');
create or replace trigger lawyer_profiles_changed after update of bank_details, mobile_payment_details on lawyer_profiles for each row
  when (old.bank_details is distinct from new.bank_details
    or old.mobile_payment_details is distinct from new.mobile_payment_details)
  execute function record_account_change('account_id', 'account_id', 'bank_details,mobile_payment_details');
create or replace trigger totp_factors_changed after insert or delete or update of confirmed_at on totp_factors for each row
  execute function record_account_change('account_id', 'account_id');
create or replace trigger recovery_codes_changed after insert or delete on recovery_codes for each row
  execute function record_account_change('account_id', 'place');
create or replace trigger passkeys_changed after insert or delete on passkeys for each row
  execute function record_account_change('account_id', 'id')`;

/** What the link *This was not me* takes back. */
export class AccountChanges1790000003200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set local lock_timeout = '2s'`);
    for (const statements of [TABLE, FUNCTION, TRIGGERS]) await runner.query(statements);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger accounts_changed on accounts;
      drop trigger lawyer_profiles_changed on lawyer_profiles;
      drop trigger totp_factors_changed on totp_factors;
      drop trigger recovery_codes_changed on recovery_codes;
      drop trigger passkeys_changed on passkeys;
      drop function record_account_change;
      drop table account_changes`);
  }
}
