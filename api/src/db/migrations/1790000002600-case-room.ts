import type { MigrationInterface, QueryRunner } from 'typeorm';
import { fillInBatches } from '../fill-in-batches';

/** Cases that one statement carries over, so that no other request waits long for their locks. */
const BATCH = 1_000;

const CLOSED = `('rejected', 'completed', 'final-disposal', 'case-closed')`;

/** Columns without a default rewrite nothing; they only have to get their short locks. */
const COLUMNS = `
alter table cases
  add column if not exists answered_at timestamptz,
  add column if not exists closed_at timestamptz;
alter table case_events
  add column if not exists text text,
  add column if not exists corrects_id uuid,
  add column if not exists subject_id uuid;
alter table notifications add column if not exists at timestamptz`;

const TABLES = `
create table if not exists case_rooms (
  case_id uuid primary key references cases (id) on delete cascade,
  version bigint not null default 0,
  record_version bigint not null default 0,
  lawyer_active_at timestamptz not null
);
create index if not exists case_rooms_lawyer_active on case_rooms (lawyer_active_at);

create table if not exists hearings (
  id uuid primary key,
  case_id uuid not null references case_rooms (case_id),
  replaces_id uuid unique references hearings (id),
  state text not null check (state in ('set', 'cancelled')),
  starts_at timestamptz not null,
  court text not null check (length(court) between 1 and 200),
  place text check (length(place) between 1 and 300),
  purpose text not null check (length(purpose) between 1 and 300),
  bring text check (length(bring) between 1 and 500),
  created_by uuid references accounts (id) on delete set null,
  created_at timestamptz not null,
  check (state = 'set' or replaces_id is not null)
);
create index if not exists hearings_case on hearings (case_id, starts_at);
create index if not exists hearings_set on hearings (starts_at) where state = 'set';
create index if not exists hearings_created_by on hearings (created_by);

create table if not exists case_accesses (
  id uuid primary key,
  case_id uuid not null references case_rooms (case_id),
  account_id uuid references accounts (id) on delete set null,
  account_role text not null check (account_role in ('user', 'lawyer', 'admin')),
  kind text not null check (kind in ('record-viewed')),
  at timestamptz not null
);
create index if not exists case_accesses_newest on case_accesses (case_id, at desc, id);
create index if not exists case_accesses_account on case_accesses (account_id)`;

/** Each inserted case gets a room at once. */
const ROOM_OF_CASE = `
create or replace function open_case_rooms() returns trigger language plpgsql as $$
begin
  insert into case_rooms (case_id, lawyer_active_at) select id, created_at from added;
  return null;
end $$;
create or replace trigger cases_room after insert on cases referencing new table as added
  for each statement execute function open_case_rooms()`;

/** What happened stays as it was written; an account's deletion alone empties the column that names it. */
const APPEND_ONLY = `
create or replace function refuse_change_of_case_record() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) = to_jsonb(old) || jsonb_build_object(tg_argv[0], null) then return new; end if;
  end if;
  raise insufficient_privilege using message = tg_table_name || ' is only ever added to';
end $$;
${[
  ['case_events', 'actor_id'],
  ['hearings', 'created_by'],
  ['case_accesses', 'account_id'],
]
  .map(
    ([table = '', column = '']) => `
create or replace trigger ${table}_append_only before update or delete on ${table}
  for each row execute function refuse_change_of_case_record('${column}');
create or replace trigger ${table}_not_emptied before truncate on ${table}
  for each statement execute function refuse_change_of_case_record();`,
  )
  .join('')}`;

const EVENT_KINDS = `('requested', 'status-changed', 'payment-submitted', 'note', 'hearing-set', 'hearing-cancelled')`;
const NOTIFICATION_KINDS = `('request-received', 'request-unanswered', 'request-still-unanswered', 'request-answered',
  'status-changed', 'payment-submitted', 'verification-decided', 'entry-added', 'hearing-set', 'hearing-cancelled',
  'hearing-soon')`;

/** Constraints that are replaced by these; what is stored is read without a lock that stops writers. */
const CHECKS: readonly [table: string, name: string, definition: string][] = [
  ['case_events', 'case_events_kind_check', `check (kind in ${EVENT_KINDS})`],
  ['case_events', 'case_events_text_check', 'check (length(text) between 1 and 5000)'],
  [
    'case_events',
    'case_events_entry_check',
    `check (kind not in ('note', 'hearing-cancelled') or text is not null)`,
  ],
  [
    'case_events',
    'case_events_subject_check',
    `check (kind not in ('hearing-set', 'hearing-cancelled') or subject_id is not null)`,
  ],
  ['case_events', 'case_events_correction_check', `check (corrects_id is null or kind = 'note')`],
  ['case_events', 'case_events_corrects_key', 'foreign key (corrects_id) references case_events (id)'],
  ['notifications', 'notifications_kind_check', `check (kind in ${NOTIFICATION_KINDS})`],
];

const INDEXES = `
create unique index if not exists case_events_corrected on case_events (corrects_id) where corrects_id is not null;
create unique index if not exists notifications_unread_entry on notifications (account_id, case_id)
  where read_at is null and kind = 'entry-added'`;

/** Rooms of the cases that are there, with when the lawyer answered and was last active, and when the case was closed. */
const CARRY_OVER = `
with batch as (select id, created_at from cases where id > $1 order by id limit ${BATCH}),
told as (
  select batch.id, batch.created_at,
    max(event.created_at) filter (where event.actor_role = 'lawyer') as active_at,
    min(event.created_at) filter (where event.actor_role = 'lawyer' and event.kind = 'status-changed') as answered_at,
    max(event.created_at) filter (where event.to_status in ${CLOSED} and event.from_status not in ${CLOSED}) as closed_at
  from batch left join case_events event on event.case_id = batch.id group by batch.id, batch.created_at),
rooms as (
  insert into case_rooms (case_id, lawyer_active_at) select id, coalesce(active_at, created_at) from told
  on conflict (case_id) do nothing),
filled as (
  update cases legal_case set answered_at = coalesce(legal_case.answered_at, told.answered_at),
    closed_at = case when legal_case.status in ${CLOSED}
      then coalesce(legal_case.closed_at, told.closed_at, legal_case.updated_at) end
  from told where told.id = legal_case.id and (told.answered_at is not null or legal_case.status in ${CLOSED}))
select id as last from batch order by id desc limit 1`;

/**
 * The room of a case: entries and hearings in its history, and who has looked at its record. Without a transaction, so
 * that nobody waits until every case is carried over; it can be repeated when it was interrupted.
 */
export class CaseRoom1790000002600 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set lock_timeout = '2s'`);
    for (const statements of [COLUMNS, TABLES, ROOM_OF_CASE]) await runner.query(statements);
    await fillInBatches(runner, CARRY_OVER);
    for (const [table, name, definition] of CHECKS) {
      await runner.query(`
        alter table ${table} drop constraint if exists ${name}, add constraint ${name} ${definition} not valid`);
      await runner.query(`alter table ${table} validate constraint ${name}`);
    }
    await runner.query(INDEXES);
    await runner.query(APPEND_ONLY);
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}

const DOWN = `
drop trigger cases_room on cases;
drop function open_case_rooms;
drop trigger case_events_append_only on case_events;
drop trigger case_events_not_emptied on case_events;
drop table case_accesses, hearings, case_rooms;
drop function refuse_change_of_case_record;
delete from notifications where kind in ('entry-added', 'hearing-set', 'hearing-cancelled', 'hearing-soon');
delete from notification_choices where kind in ('entry-added', 'hearing-set', 'hearing-cancelled', 'hearing-soon');
delete from case_events where kind in ('note', 'hearing-set', 'hearing-cancelled');
drop index notifications_unread_entry;
alter table notifications drop column at, drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in ('request-received', 'request-unanswered',
    'request-still-unanswered', 'request-answered', 'status-changed', 'payment-submitted', 'verification-decided'));
alter table case_events drop column text, drop column corrects_id, drop column subject_id,
  drop constraint case_events_kind_check,
  add constraint case_events_kind_check check (kind in ('requested', 'status-changed', 'payment-submitted'));
alter table cases drop column answered_at, drop column closed_at`;
