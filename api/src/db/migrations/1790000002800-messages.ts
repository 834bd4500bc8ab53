import type { MigrationInterface, QueryRunner } from 'typeorm';
import { fillInBatches } from '../fill-in-batches';
import { addValues, removeValues, type ValueCheck } from '../replace-check';

/** Cases that one statement carries over, so that no other request waits long for their locks. */
const BATCH = 1_000;

/** Columns with a constant default rewrite nothing; they only have to get their short locks. */
const COLUMNS = `
alter table case_rooms add column if not exists last_message integer not null default 0;
alter table notifications add column if not exists mails integer not null default 0`;

const TABLES = `
create table if not exists case_readers (
  case_id uuid not null references case_rooms (case_id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  read_message integer not null default 0,
  unread integer not null default 0 check (unread >= 0),
  read_at timestamptz,
  primary key (case_id, account_id)
);
create index if not exists case_readers_account on case_readers (account_id);
create index if not exists case_readers_unread on case_readers (account_id) where unread > 0;

create table if not exists messages (
  id uuid primary key,
  case_id uuid not null references case_rooms (case_id),
  sequence integer not null check (sequence > 0),
  sender_id uuid references accounts (id) on delete set null,
  sender_role text not null check (sender_role in ('user', 'lawyer')),
  body text not null check (length(body) <= 4000),
  client_key uuid not null,
  sent_at timestamptz not null,
  unique (case_id, sequence),
  unique (case_id, sender_role, client_key)
);
create index if not exists messages_sender on messages (sender_id)`;

const OPEN_ROOMS = 'insert into case_rooms (case_id, lawyer_active_at) select id, created_at from added;';

const openRooms = (statements: string): string => `
create or replace function open_case_rooms() returns trigger language plpgsql as $$
begin
  ${statements}
  return null;
end $$`;

/** The people of some cases, as rows of readers: `from` names a table of cases. */
const readersOf = (from: string): string => `
  insert into case_readers (case_id, account_id)
  select ${from}.id, person.id from ${from}
  cross join unnest(array[${from}.client_id, ${from}.lawyer_id]) person (id)
  where person.id is not null on conflict do nothing`;

const CARRY_OVER = `
with batch as (select id, client_id, lawyer_id from cases where id > $1 order by id limit ${BATCH}),
readers as (${readersOf('batch')})
select id as last from batch order by id desc limit 1`;

const APPEND_ONLY = `
create or replace trigger messages_append_only before update or delete on messages
  for each row execute function refuse_change_of_case_record('sender_id');
create or replace trigger messages_not_emptied before truncate on messages
  for each statement execute function refuse_change_of_case_record()`;

/** Notifies the processes that hold sockets of a session when it ends. */
const ENDED_SESSIONS = `
create or replace function tell_of_ended_sessions() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 's:' || id) from ended;
  return null;
end $$;
create or replace trigger sessions_ended after delete on sessions referencing old table as ended
  for each statement execute function tell_of_ended_sessions()`;

const KIND = 'message-waiting';
const KINDS: ValueCheck = { table: 'notifications', column: 'kind' };

/**
 * Messages, how far each person of a case has read them, and that sockets hear of ended sessions. Without a transaction,
 * so that nobody waits until every case has its readers; it can be repeated when it was interrupted.
 */
export class Messages1790000002800 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set lock_timeout = '2s'`);
    for (const statements of [COLUMNS, TABLES, openRooms(`${OPEN_ROOMS}${readersOf('added')};`)])
      await runner.query(statements);
    await fillInBatches(runner, CARRY_OVER);
    await addValues(runner, KINDS, [KIND]);
    await runner.query(`create unique index if not exists notifications_unread_message
      on notifications (account_id, case_id) where read_at is null and kind = '${KIND}'`);
    for (const statements of [APPEND_ONLY, ENDED_SESSIONS]) await runner.query(statements);
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(openRooms(OPEN_ROOMS));
    await runner.query(`
      drop trigger sessions_ended on sessions;
      drop function tell_of_ended_sessions;
      drop table messages, case_readers;
      delete from notifications where kind = '${KIND}';
      delete from notification_choices where kind = '${KIND}';
      drop index notifications_unread_message;
      alter table case_rooms drop column last_message;
      alter table notifications drop column mails`);
    await removeValues(runner, KINDS, [KIND]);
  }
}
