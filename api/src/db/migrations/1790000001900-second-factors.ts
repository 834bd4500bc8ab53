import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Secrets are sealed, codes and challenges hashed: a copy of the database alone signs nobody in. */
const TABLES = `
create table totp_factors (
  account_id uuid primary key references accounts (id) on delete cascade,
  secret_sealed text not null,
  last_step bigint,
  confirmed_at timestamptz,
  created_at timestamptz not null
);

create table recovery_codes (
  account_id uuid references accounts (id) on delete cascade,
  place smallint,
  code_hash text not null,
  used_at timestamptz,
  primary key (account_id, place)
);

create table login_challenges (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  token_hash bytea not null unique,
  device_hash bytea,
  tries smallint not null default 0,
  expires_at timestamptz not null
);
create index login_challenges_account on login_challenges (account_id, id);
create index login_challenges_expiry on login_challenges (expires_at)`;

/** Whether a code was given for the session. */
const SESSIONS = 'alter table sessions add column second_factor boolean not null default false';

/** What a second factor at the sign-in needs. */
export class SecondFactors1790000001900 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set local lock_timeout = '2s'`);
    for (const statements of [TABLES, SESSIONS]) await runner.query(statements);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table sessions drop column second_factor;
      drop table login_challenges, recovery_codes, totp_factors`);
  }
}
