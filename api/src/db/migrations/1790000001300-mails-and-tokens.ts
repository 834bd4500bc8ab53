import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails to people, and the links in them that act once. */
const TABLES = `
create table mails (
  id uuid primary key,
  account_id uuid references accounts (id) on delete cascade,
  address text not null,
  kind text not null,
  subject text not null,
  text text,
  html text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mails_newest on mails (created_at desc, id desc);
create index mails_account on mails (account_id);

create table account_tokens (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  purpose text not null,
  token_hash bytea not null unique,
  data jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_tokens_account on account_tokens (account_id, purpose) where used_at is null;
create index account_tokens_expiry on account_tokens (expires_at);

create table email_holds (
  email text primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  until timestamptz not null
);
create index email_holds_account on email_holds (account_id)`;

const SESSIONS = 'alter table sessions add column authenticated_at timestamptz not null default now()';

/** The email of somebody who may still undo its change counts as taken, like one that an account has. */
const HOLDS = `
create function refuse_held_email() returns trigger language plpgsql as $$
begin
  if exists (select from email_holds where email = new.email and until > now() and account_id <> new.id) then
    raise unique_violation using constraint = 'accounts_email_key', message = 'the email is held for its owner';
  end if;
  return new;
end $$;
create trigger accounts_email_held before insert or update of email on accounts
  for each row execute function refuse_held_email()`;

/** What mails to people and the links in them need. */
export class MailsAndTokens1790000001300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set local lock_timeout = '2s'`);
    for (const statements of [TABLES, SESSIONS, HOLDS]) await runner.query(statements);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger accounts_email_held on accounts;
      drop function refuse_held_email;
      drop table email_holds, account_tokens, mails;
      alter table sessions drop column authenticated_at`);
  }
}
