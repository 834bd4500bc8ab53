import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addValues, removeValues, type ValueCheck } from '../replace-check';

const EVENTS: ValueCheck = { table: 'case_events', column: 'kind' };
const NEW_EVENTS = ['case-added', 'client-joined', 'client-released'];

const TABLES = `
alter table cases
  add column if not exists is_own boolean not null default false,
  add column if not exists joined_at timestamptz,
  add column if not exists own_key text;
create table if not exists case_facts (
  case_id uuid primary key references cases (id),
  kind text check (length(kind) between 1 and 40),
  number text check (length(number) between 1 and 40),
  year smallint check (year between 1900 and 2200),
  court text check (length(court) between 1 and 200),
  police_station text check (length(police_station) between 1 and 100),
  sections text check (length(sections) between 1 and 300),
  our_name text check (length(our_name) between 1 and 200),
  other_name text check (length(other_name) between 1 and 200),
  other_counsel text check (length(other_counsel) between 1 and 200),
  our_role text check (our_role in ('plaintiff', 'defendant', 'petitioner', 'respondent', 'complainant', 'accused',
    'appellant', 'other')),
  client_name text check (length(client_name) between 1 and 120),
  client_phone text check (length(client_phone) <= 40),
  client_keys text[] not null default '{}',
  our_keys text[] not null default '{}',
  other_keys text[] not null default '{}',
  changed_by uuid references accounts (id) on delete set null,
  changed_at timestamptz not null);
create index if not exists case_facts_changed_by on case_facts (changed_by);
create index if not exists case_facts_client_keys on case_facts using gin (client_keys);
create index if not exists case_facts_our_keys on case_facts using gin (our_keys);
alter table cases drop constraint if exists cases_own_check,
  add constraint cases_own_check check (not is_own or client_id is null or joined_at is not null) not valid`;

/** Keys of the names, as those of accounts. */
const KEYS = `
create or replace function set_case_facts_keys() returns trigger language plpgsql as $$
begin
  new.client_keys = coalesce(name_keys(new.client_name) || joined_name_keys(new.client_name), '{}');
  new.our_keys = coalesce(name_keys(new.our_name) || joined_name_keys(new.our_name), '{}');
  new.other_keys = coalesce(name_keys(new.other_name) || joined_name_keys(new.other_name), '{}');
  return new;
end $$;
create or replace trigger case_facts_keys before insert or update of client_name, our_name, other_name on case_facts
  for each row execute function set_case_facts_keys()`;

/** History cannot be deleted: the case is released, and invisible. A trigger, because accounts are deleted in many places. */
const RELEASE = `
create or replace function release_own_cases(ids uuid[]) returns void language plpgsql as $$
begin
  update documents set state = 'deleted', deleted_at = now() where case_id = any(ids) and state <> 'deleted';
  delete from hearing_marks where hearing_id in (select id from hearings where case_id = any(ids));
  delete from notifications where case_id = any(ids);
  delete from case_readers where case_id = any(ids);
  delete from case_facts where case_id = any(ids);
  update cases set lawyer_id = null, own_key = null, title = 'Removed case', description = 'Removed case',
    updated_at = now() where id = any(ids);
end $$;
create or replace function release_cases_of_account() returns trigger language plpgsql as $$
begin
  perform release_own_cases(array(select id from cases
    where lawyer_id = old.id and is_own and joined_at is null order by id for no key update));
  update case_facts set client_phone = null where client_phone is not null
    and case_id in (select id from cases where client_id = old.id and is_own);
  return old;
end $$;
create or replace trigger accounts_release_cases before delete on accounts
  for each row when (old.role in ('user', 'lawyer')) execute function release_cases_of_account()`;

const INDEXES = [
  'create unique index concurrently if not exists cases_own_key on cases (lawyer_id, own_key) where is_own',
  'create unique index concurrently if not exists cases_added on cases (lawyer_id, request_key) where is_own',
  'create index concurrently if not exists cases_own on cases (status) where is_own and joined_at is null',
];

/**
 * Cases that their lawyers add, and the facts of all cases. Without a transaction, so that no write waits while an index reads
 * what is stored; it can be repeated when it was interrupted.
 */
export class OwnCases1790000004260 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set lock_timeout = '2s'`);
    await runner.query(TABLES);
    await runner.query('alter table cases validate constraint cases_own_check');
    await runner.query(KEYS);
    await runner.query(RELEASE);
    await addValues(runner, EVENTS, NEW_EVENTS);
    await runner.query('reset lock_timeout');
    for (const index of INDEXES) await runner.query(index);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger accounts_release_cases on accounts;
      drop function release_cases_of_account, release_own_cases;
      alter table case_events disable trigger case_events_append_only;
      delete from case_events where kind = any('{${NEW_EVENTS.join(', ')}}');
      alter table case_events enable trigger case_events_append_only;
      drop table case_facts;
      drop function set_case_facts_keys;
      drop index cases_own_key, cases_added, cases_own;
      alter table cases drop constraint cases_own_check, drop column is_own, drop column joined_at, drop column own_key`);
    await removeValues(runner, EVENTS, NEW_EVENTS);
  }
}
