import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A device is a browser that an account has signed in with; two people may share one. */
const TABLES = `
create table devices (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  token_hash bytea not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  unique (token_hash, account_id)
);
create index devices_account on devices (account_id, last_seen_at);
create index devices_last_seen on devices (last_seen_at);

create table account_events (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  at timestamptz not null,
  kind text not null,
  browser text,
  network text
);
create index account_events_newest on account_events (account_id, at desc, id desc);
create index account_events_at on account_events (at)`;

const SESSIONS = `
alter table sessions
  add column last_seen_at timestamptz not null default now(),
  add column device_id uuid references devices (id) on delete set null,
  add column browser text check (length(browser) <= 120),
  add column network text;
create index sessions_device on sessions (device_id)`;

/** Accounts from before the rule are asked to confirm their email; only later ones have to. */
const ACCOUNTS = `
alter table accounts
  add column email_confirmed_at timestamptz,
  add column confirmation_required boolean not null default false;
create index accounts_unconfirmed on accounts (created_at) where confirmation_required and email_confirmed_at is null`;

/** What the list of sessions, known devices and the confirmation of an email need. */
export class SessionsAndDevices1790000001500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set local lock_timeout = '2s'`);
    for (const statements of [TABLES, SESSIONS, ACCOUNTS]) await runner.query(statements);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table accounts drop column email_confirmed_at, drop column confirmation_required;
      alter table sessions drop column last_seen_at, drop column device_id, drop column browser, drop column network;
      drop table account_events, devices`);
  }
}
