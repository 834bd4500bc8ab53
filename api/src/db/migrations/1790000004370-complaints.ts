import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addValues, removeValues, type ValueCheck } from '../replace-check';

const NOTIFICATION_KINDS: ValueCheck = { table: 'notifications', column: 'kind' };
const EARLIER = `'licenses-wait', 'names-wait', 'reviews-added', 'articles-added', 'mails-failed', 'reports-wait', 'requests-reported'`;
const OF_STAFF = 'complaints-wait';
const KINDS = [OF_STAFF, 'complaint-answered'];
const quoted = KINDS.map((kind) => `'${kind}'`).join(', ');

const TABLES = `
create table if not exists complaints (
  id uuid primary key,
  complaint_key uuid not null,
  complainant_id uuid references accounts on delete set null,
  about_id uuid references accounts on delete set null,
  case_id uuid references cases on delete set null,
  category text not null check (category in ('no-answer', 'behaviour', 'money', 'licence', 'privacy', 'other')),
  state text not null check (state in ('new', 'in-hand', 'answered', 'closed')),
  taken_by uuid references accounts on delete set null,
  outcome text check (outcome in ('settled', 'upheld', 'not-upheld', 'withdrawn')),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  closed_at timestamptz,
  reopened_at timestamptz,
  unique (complainant_id, complaint_key),
  check ((state = 'closed') = (outcome is not null)),
  check ((state = 'closed') = (closed_at is not null))
);
create unique index if not exists complaints_open_money on complaints (case_id, complainant_id)
  where category = 'money' and state <> 'closed';
create index if not exists complaints_state on complaints (state, created_at, id);
create index if not exists complaints_complainant on complaints (complainant_id);
create index if not exists complaints_about on complaints (about_id);
create index if not exists complaints_taken_by on complaints (taken_by) where taken_by is not null;
create table if not exists complaint_messages (
  id uuid primary key,
  complaint_id uuid not null references complaints on delete cascade,
  side text not null check (side in ('complainant', 'staff')),
  author_id uuid references accounts on delete set null,
  body text not null check (char_length(body) between 1 and 4000),
  created_at timestamptz not null
);
create index if not exists complaint_messages_complaint on complaint_messages (complaint_id, created_at, id);
create index if not exists complaint_messages_author on complaint_messages (author_id);
create table if not exists staff_notes (
  id uuid primary key,
  subject text not null check (subject in ('account', 'case')),
  subject_id uuid not null,
  author_id uuid references accounts on delete set null,
  body text not null check (char_length(body) between 1 and 2000),
  created_at timestamptz not null
);
create index if not exists staff_notes_subject on staff_notes (subject, subject_id, created_at desc, id desc);
create index if not exists staff_notes_author on staff_notes (author_id)`;

/** Deleting an account deletes the texts of its complaints; category and outcome stay. A complaint is new again once its colleague no longer supports users. */
const ERASURE = `
create or replace function erase_complaints() returns trigger language plpgsql as $$
begin
  delete from complaint_messages message using complaints complaint
    where complaint.id = message.complaint_id and complaint.complainant_id = old.id;
  update complaints set state = 'closed', outcome = 'withdrawn', closed_at = now(), changed_at = now()
    where complainant_id = old.id and state <> 'closed';
  update complaints set state = 'new', taken_by = null where taken_by = old.id and state <> 'closed';
  return old;
end $$;
create or replace trigger accounts_complaints before delete on accounts
  for each row execute function erase_complaints();
create or replace function give_back_complaints() returns trigger language plpgsql as $$
declare colleague uuid = case tg_op when 'DELETE' then old.account_id else new.account_id end;
begin
  update complaints set state = 'new', taken_by = null where taken_by = colleague and state <> 'closed'
    and (exists (select from account_locks where account_id = colleague)
      or not exists (select from staff_roles where account_id = colleague and role in ('owner', 'support')));
  return null;
end $$;
drop trigger if exists staff_roles_complaints on staff_roles;
create constraint trigger staff_roles_complaints after delete on staff_roles deferrable initially deferred
  for each row execute function give_back_complaints();
create or replace trigger account_locks_complaints after insert on account_locks
  for each row execute function give_back_complaints();
create or replace function delete_staff_notes() returns trigger language plpgsql as $$
begin
  delete from staff_notes where subject = tg_argv[0] and subject_id = old.id;
  return null;
end $$;
create or replace trigger accounts_staff_notes after delete on accounts
  for each row execute function delete_staff_notes('account');
create or replace trigger cases_staff_notes after delete on cases
  for each row execute function delete_staff_notes('case')`;

/** Complaints, and notes of staff. Without a transaction, so that nobody waits for the index. */
export class Complaints1790000004370 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set lock_timeout = '2s'`);
    await runner.query(TABLES);
    await runner.query(ERASURE);
    await addValues(runner, NOTIFICATION_KINDS, KINDS);
    await runner.query('reset lock_timeout');
    // An interrupted build leaves an invalid index.
    await runner.query('drop index concurrently if exists notifications_unread_of_staff_with_complaints');
    await runner.query(`create unique index concurrently notifications_unread_of_staff_with_complaints
      on notifications (account_id, kind) where read_at is null and kind in (${EARLIER}, '${OF_STAFF}')`);
    await runner.query('drop index concurrently if exists notifications_unread_of_staff_kinds');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from notifications where kind in (${quoted});
      delete from notification_choices where kind in (${quoted});
      drop index if exists notifications_unread_of_staff_with_complaints;
      create unique index if not exists notifications_unread_of_staff_kinds
        on notifications (account_id, kind) where read_at is null and kind in (${EARLIER})`);
    await removeValues(runner, NOTIFICATION_KINDS, KINDS);
    await runner.query(`
      drop trigger cases_staff_notes on cases;
      drop trigger accounts_staff_notes on accounts;
      drop trigger accounts_complaints on accounts;
      drop trigger account_locks_complaints on account_locks;
      drop trigger staff_roles_complaints on staff_roles;
      drop function delete_staff_notes;
      drop function give_back_complaints;
      drop function erase_complaints;
      drop table staff_notes;
      drop table complaint_messages;
      drop table complaints`);
  }
}
