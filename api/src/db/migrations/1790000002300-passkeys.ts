import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Public keys alone: a copy of the database signs nobody in. */
const TABLES = `
create table passkeys (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  credential_id bytea not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_account on passkeys (account_id);

create table passkey_challenges (
  session_id uuid references sessions (id) on delete cascade,
  purpose text check (purpose in ('add', 'prove')),
  challenge bytea not null,
  expires_at timestamptz not null,
  primary key (session_id, purpose)
);
create index passkey_challenges_expiry on passkey_challenges (expires_at)`;

/** What a passkey signs to complete the sign-in. */
const LOGIN_CHALLENGES = 'alter table login_challenges add column webauthn bytea';

/** What passkeys need. */
export class Passkeys1790000002300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set local lock_timeout = '2s'`);
    for (const statements of [TABLES, LOGIN_CHALLENGES]) await runner.query(statements);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table login_challenges drop column webauthn;
      drop table passkey_challenges, passkeys`);
  }
}
