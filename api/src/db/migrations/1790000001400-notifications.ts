import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notifications, the choices of kinds, and the devices that show them. */
const TABLES = `
create table notifications (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  kind text not null check (kind in ('request-received', 'request-unanswered', 'request-still-unanswered',
    'request-answered', 'status-changed', 'payment-submitted', 'verification-decided')),
  case_id uuid references cases (id) on delete cascade,
  subject_id uuid,
  status text,
  count integer not null default 1 check (count > 0),
  actor_id uuid,
  once_key text unique,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  read_at timestamptz,
  mail text not null check (mail in ('due', 'sent', 'skipped')),
  mail_due_at timestamptz not null
);
create unique index notifications_unread_status on notifications (account_id, case_id)
  where read_at is null and kind = 'status-changed';
create index notifications_newest on notifications (account_id, updated_at desc, id desc);
create index notifications_unread on notifications (account_id, case_id) where read_at is null;
create index notifications_unread_of_case on notifications (case_id) where read_at is null;
create index notifications_due on notifications (mail_due_at) where mail = 'due';
create index notifications_read on notifications (read_at) where read_at is not null;

create table notification_choices (
  account_id uuid not null references accounts (id) on delete cascade,
  kind text not null,
  mail boolean not null,
  push boolean not null,
  primary key (account_id, kind)
);

create table push_subscriptions (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  session_id uuid not null references sessions (id) on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscriptions_account on push_subscriptions (account_id, created_at desc);
create index push_subscriptions_session on push_subscriptions (session_id)`;

/** Where the mail program of a receiver stops such mails. */
const STOP_ADDRESS = 'alter table mails add column unsubscribe_url text';

/** Notifications in the product, by mail and on devices. */
export class Notifications1790000001400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set local lock_timeout = '2s'`);
    for (const statements of [TABLES, STOP_ADDRESS]) await runner.query(statements);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table mails drop column unsubscribe_url;
      drop table push_subscriptions, notification_choices, notifications`);
  }
}
