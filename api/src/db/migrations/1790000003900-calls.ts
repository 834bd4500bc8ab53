import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addValues, removeValues, type ValueCheck } from '../replace-check';

/** Signals live for two minutes at most: what a crash loses is no loss. */
const TABLES = `
create table if not exists calls (
  id uuid primary key,
  case_id uuid not null references case_rooms (case_id),
  appointment_id uuid references appointments (id),
  started_by text not null check (started_by in ('user', 'lawyer')),
  created_at timestamptz not null,
  answer_by timestamptz,
  connected_at timestamptz,
  ended_at timestamptz,
  client_window uuid,
  client_seen_at timestamptz,
  lawyer_window uuid,
  lawyer_seen_at timestamptz,
  last_signal integer not null default 0 check (last_signal <= 5000),
  version integer not null default 1,
  check ((answer_by is null) = (appointment_id is not null)),
  check (connected_at is null or (client_window is not null and lawyer_window is not null))
);
create unique index if not exists calls_live on calls (case_id) where ended_at is null;
create index if not exists calls_case on calls (case_id, created_at desc);
create index if not exists calls_appointment on calls (appointment_id) where appointment_id is not null;
create unlogged table if not exists call_signals (
  call_id uuid references calls (id) on delete cascade,
  sequence integer,
  recipient_window uuid not null,
  payload text not null check (length(payload) between 1 and 16384),
  created_at timestamptz not null,
  primary key (call_id, sequence)
);
create index if not exists call_signals_age on call_signals (created_at)`;

const EVENTS: ValueCheck = { table: 'case_events', column: 'kind' };
const NOTIFICATIONS: ValueCheck = { table: 'notifications', column: 'kind' };

/** Video calls of a case, and what their two browsers tell each other until they are connected. Without a transaction, so that each table is locked for a moment only. */
export class Calls1790000003900 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set lock_timeout = '2s'`);
    await runner.query(TABLES);
    await addValues(runner, EVENTS, ['call-held']);
    await addValues(runner, NOTIFICATIONS, ['call-received']);
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table case_events disable trigger case_events_append_only;
      delete from case_events where kind = 'call-held';
      alter table case_events enable trigger case_events_append_only;
      delete from notifications where kind = 'call-received';
      delete from notification_choices where kind = 'call-received';
      drop table call_signals, calls`);
    await removeValues(runner, EVENTS, ['call-held']);
    await removeValues(runner, NOTIFICATIONS, ['call-received']);
  }
}
