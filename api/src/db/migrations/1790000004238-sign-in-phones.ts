import type { MigrationInterface, QueryRunner } from 'typeorm';

const EMAILS = `
alter table accounts alter column email drop not null;
alter table accounts drop constraint if exists accounts_email_or_client;
alter table accounts add constraint accounts_email_or_client check (email is not null or role = 'user') not valid`;

const TABLES = `
create table if not exists sign_in_phones (
  account_id uuid primary key references accounts (id) on delete cascade,
  phone text not null constraint sign_in_phones_phone_key unique check (phone ~ '^\\+[1-9][0-9]{7,14}$'),
  confirmed_at timestamptz not null,
  used_at timestamptz not null
);
create table if not exists phone_proofs (
  id uuid primary key,
  phone text not null,
  purpose text not null check (purpose in ('sign-in', 'change', 'identity')),
  account_id uuid references accounts (id) on delete cascade,
  code_hashes bytea[] not null check (cardinality(code_hashes) between 1 and 3),
  tries smallint not null default 0 check (tries between 0 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  proved_at timestamptz
);
create index if not exists phone_proofs_account on phone_proofs (account_id);
create table if not exists sms (
  id uuid primary key,
  account_id uuid references accounts (id) on delete cascade,
  phone text not null,
  kind text not null,
  text text,
  created_at timestamptz not null,
  sent_at timestamptz,
  failed_at timestamptz
);
create index if not exists sms_newest on sms (created_at desc, id desc);
create index if not exists sms_account on sms (account_id, created_at)`;

/** Uses are no changes. A number that was left is found by itself, while it is held. */
const CHANGES = `
create or replace trigger sign_in_phones_changed after insert or delete or update of phone on sign_in_phones for each row
  execute function record_account_change('account_id', 'account_id');
create index if not exists account_changes_phone on account_changes ((before ->> 'phone')) where table_name = 'sign_in_phones';
alter table login_challenges add column if not exists by_code boolean not null default false`;

/** Numbers by which clients sign in, and the codes that prove them. */
export class SignInPhones1790000004238 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set local lock_timeout = '2s'`);
    for (const statements of [EMAILS, TABLES, CHANGES]) await runner.query(statements);
    await runner.query('alter table accounts validate constraint accounts_email_or_client');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index account_changes_phone;
      drop table sign_in_phones, phone_proofs, sms;
      alter table login_challenges drop column by_code;
      alter table accounts drop constraint accounts_email_or_client;
      alter table accounts alter column email set not null`);
  }
}
