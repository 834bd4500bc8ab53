import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addValues, removeValues, type ValueCheck } from '../replace-check';

const NOTIFICATION_KINDS: ValueCheck = { table: 'notifications', column: 'kind' };
const KINDS = ['client-review-added', 'client-review-answered', 'review-possible'];
const REPORTED: ValueCheck = { table: 'reports', column: 'subject' };
const SUBJECT = ['client-review'];

/** The id is random: one with a time in it would name the day. */
const TABLE = `
create table if not exists client_reviews (
  id uuid primary key,
  case_id uuid not null unique references cases (id) on delete cascade,
  lawyer_id uuid not null references accounts (id) on delete cascade,
  client_id uuid not null references accounts (id) on delete cascade,
  recommends boolean,
  line text check (char_length(line) between 1 and 300),
  answer text check (answer in ('thanks', 'let-us-talk', 'secrecy', 'disagree')),
  answered_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz,
  withdrawn_at timestamptz,
  hidden_at timestamptz,
  hidden_reason text check (char_length(hidden_reason) between 1 and 500),
  plea text check (char_length(plea) between 1 and 1000),
  pleaded_at timestamptz,
  constraint client_reviews_withdrawn check ((recommends is null) = (withdrawn_at is not null)
    and (withdrawn_at is null or line is null and answer is null and hidden_at is null)),
  constraint client_reviews_hidden check ((hidden_at is null) = (hidden_reason is null)
    and (plea is null or hidden_at is not null) and (pleaded_at is null or plea is not null)),
  constraint client_reviews_answered check ((answer is null) = (answered_at is null))
);
create index if not exists client_reviews_shown on client_reviews (lawyer_id, created_at desc, id desc)
  where hidden_at is null and withdrawn_at is null;
create index if not exists client_reviews_client on client_reviews (client_id);
create index if not exists client_reviews_lawyer on client_reviews (lawyer_id);
create index if not exists client_reviews_hidden_at on client_reviews (hidden_at, id) where hidden_at is not null;
create index if not exists client_reviews_pleaded_at on client_reviews (pleaded_at) where pleaded_at is not null`;

/** What everybody reads of a lawyer changes with them. At the end of the transaction, as the changes of profiles. */
const TRIGGERS = `
create or replace function record_client_review_change() returns trigger language plpgsql as $$
declare
  lawyer uuid := case when tg_op = 'DELETE' then old.lawyer_id else new.lawyer_id end;
begin
  if exists (select from lawyer_profiles where account_id = lawyer and verification = 'verified' and not locked) then
    perform pg_advisory_xact_lock(hashtextextended('lawyer changes', 0));
    insert into lawyer_changes (lawyer_id, kind, at) values (lawyer, 'changed', clock_timestamp());
  end if;
  return null;
end $$;
drop trigger if exists client_reviews_written on client_reviews;
drop trigger if exists client_reviews_changed on client_reviews;
create constraint trigger client_reviews_written after insert or delete on client_reviews
  deferrable initially deferred for each row execute function record_client_review_change();
create constraint trigger client_reviews_changed after update on client_reviews
  deferrable initially deferred for each row
  when ((old.recommends, old.line, old.answer, old.withdrawn_at, old.hidden_at)
    is distinct from (new.recommends, new.line, new.answer, new.withdrawn_at, new.hidden_at))
  execute function record_client_review_change();
create or replace trigger client_reviews_public_change after insert or update or delete or truncate on client_reviews
  for each statement execute function notify_public_change();
create or replace trigger client_reviews_reports after delete on client_reviews
  for each row execute function delete_reports('client-review')`;

/** What clients say of their lawyers. */
export class ClientReviews1790000004360 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set local lock_timeout = '2s'`);
    await runner.query(TABLE);
    await runner.query(TRIGGERS);
    await addValues(runner, NOTIFICATION_KINDS, KINDS);
    await addValues(runner, REPORTED, SUBJECT);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from notifications where kind = any('{${KINDS.join(', ')}}');
      delete from notification_choices where kind = any('{${KINDS.join(', ')}}');
      delete from reports where subject = 'client-review';
      drop table client_reviews;
      drop function record_client_review_change`);
    await removeValues(runner, NOTIFICATION_KINDS, KINDS);
    await removeValues(runner, REPORTED, SUBJECT);
  }
}
