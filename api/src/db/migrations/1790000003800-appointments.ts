import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addValues, removeValues, type ValueCheck } from '../replace-check';

const TABLE = `
create extension if not exists btree_gist;
create table if not exists appointments (
  id uuid primary key,
  case_id uuid not null references case_rooms (case_id),
  client_id uuid references accounts (id) on delete set null,
  lawyer_id uuid references lawyer_profiles (account_id) on delete set null,
  replaces_id uuid references appointments (id),
  client_key uuid not null,
  proposed_by text not null check (proposed_by in ('user', 'lawyer')),
  mode text not null check (mode in ('chamber', 'phone', 'video')),
  minutes smallint not null check (minutes in (15, 30, 45, 60)),
  times timestamptz[] not null check (cardinality(times) between 1 and 3),
  note text check (length(note) between 1 and 300),
  state text not null check (state in ('proposed', 'agreed', 'past', 'missed', 'cancelled', 'replaced')),
  starts_at timestamptz,
  ends_at timestamptz,
  answered_at timestamptz,
  ended_by text check (ended_by in ('user', 'lawyer')),
  reason text check (length(reason) between 1 and 500),
  created_at timestamptz not null,
  unique (case_id, proposed_by, client_key),
  check (starts_at is not null or state in ('proposed', 'cancelled', 'replaced')),
  check ((starts_at is null) = (ends_at is null) and (starts_at is null) = (answered_at is null)),
  check (ends_at - starts_at = make_interval(mins => minutes)),
  constraint appointments_lawyer_free exclude using gist
    (lawyer_id with =, tstzrange(starts_at, ends_at) with &&) where (state = 'agreed'),
  constraint appointments_client_free exclude using gist
    (client_id with =, tstzrange(starts_at, ends_at) with &&) where (state = 'agreed')
);
create unique index if not exists appointments_standing on appointments (case_id, state)
  where state in ('proposed', 'agreed');
create index if not exists appointments_replaces on appointments (replaces_id) where replaces_id is not null;
create index if not exists appointments_client on appointments (client_id, starts_at);
create index if not exists appointments_lawyer on appointments (lawyer_id, starts_at);
create index if not exists appointments_open on appointments (ends_at) where state in ('proposed', 'agreed')`;

const EVENTS: ValueCheck = { table: 'case_events', column: 'kind' };
const EVENT_KINDS = ['appointment-agreed', 'appointment-cancelled', 'appointment-missed'];
const NOTIFICATIONS: ValueCheck = { table: 'notifications', column: 'kind' };
const NOTIFICATION_KINDS = [
  ...['appointment-proposed', 'appointment-agreed', 'appointment-cancelled'],
  ...['appointment-missed', 'appointment-soon'],
];

/** Appointments of a client and a lawyer, which never overlap for a person. Without a transaction, so that each table is locked for a moment only. */
export class Appointments1790000003800 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set lock_timeout = '2s'`);
    await runner.query(TABLE);
    await addValues(runner, EVENTS, EVENT_KINDS);
    await addValues(runner, NOTIFICATIONS, NOTIFICATION_KINDS);
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table case_events disable trigger case_events_append_only;
      delete from case_events where kind = any('{${EVENT_KINDS.join(', ')}}');
      alter table case_events enable trigger case_events_append_only;
      delete from notifications where kind = any('{${NOTIFICATION_KINDS.join(', ')}}');
      delete from notification_choices where kind = any('{${NOTIFICATION_KINDS.join(', ')}}');
      drop table appointments;
      drop extension btree_gist`);
    await removeValues(runner, EVENTS, EVENT_KINDS);
    await removeValues(runner, NOTIFICATIONS, NOTIFICATION_KINDS);
  }
}
