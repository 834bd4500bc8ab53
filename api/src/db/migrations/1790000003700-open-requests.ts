import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addValues, removeValues, type ValueCheck } from '../replace-check';

const NOTIFICATION_KINDS: ValueCheck = { table: 'notifications', column: 'kind' };
const NEW_NOTIFICATION_KINDS = [
  ...['proposal-received', 'open-request-ending', 'open-request-ended'],
  ...['invitation-received', 'invitation-due', 'proposal-answered'],
];

const TABLES = `
create table if not exists open_requests (
  id uuid primary key,
  request_key uuid not null,
  client_id uuid not null references accounts (id) on delete cascade,
  place smallint not null check (place between 1 and 3),
  about text not null check (about ~ '^[a-z-]{2,40}$'),
  district_id smallint not null references districts (id),
  anywhere boolean not null,
  urgent boolean not null,
  court_date date,
  title text check (length(title) between 1 and 200),
  description text check (length(description) between 1 and 9000),
  opposing_parties text[] not null check (cardinality(opposing_parties) <= 3
    and length(array_to_string(opposing_parties, '')) <= 360),
  state text not null check (state in ('open', 'accepted', 'withdrawn', 'expired', 'closed')),
  closing_reason text check (length(closing_reason) between 1 and 500),
  case_id uuid unique references cases (id),
  waves smallint not null check (waves between 0 and 3),
  next_wave_at timestamptz,
  created_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > created_at),
  ended_at timestamptz,
  reviewed_at timestamptz,
  unique (client_id, request_key),
  check ((title is null) = (description is null)),
  check (title is not null or state <> 'open'),
  check ((state = 'open') = (ended_at is null)),
  check (state = 'open' or next_wave_at is null),
  check ((state = 'accepted') = (case_id is not null)),
  check ((state = 'closed') = (closing_reason is not null)));
create unique index if not exists open_requests_place on open_requests (client_id, place) where state = 'open';
create index if not exists open_requests_client on open_requests (client_id, created_at desc, id desc);
create index if not exists open_requests_newest on open_requests (created_at desc, id desc);
create index if not exists open_requests_open on open_requests (ends_at) where state = 'open';
create index if not exists open_requests_to_erase on open_requests (ended_at) where title is not null;
create table if not exists invitations (
  id uuid primary key,
  request_id uuid not null references open_requests (id) on delete cascade,
  lawyer_id uuid not null references lawyer_profiles (account_id) on delete cascade,
  place smallint not null check (place between 1 and 24),
  state text not null check (state in ('sent', 'cleared', 'proposed', 'declined', 'lapsed', 'ended')),
  reason text check (reason in ('conflict', 'busy', 'not-my-field', 'too-far', 'other')),
  invited_at timestamptz not null,
  due_at timestamptz not null check (due_at > invited_at),
  names_seen_at timestamptz,
  reported_at timestamptz,
  report_reason text check (report_reason in ('spam', 'unlawful', 'abuse', 'contact-data', 'other')),
  unique (request_id, lawyer_id),
  unique (request_id, place),
  check ((state = 'declined') = (reason is not null)),
  check ((reported_at is null) = (report_reason is null)));
create index if not exists invitations_lawyer on invitations (lawyer_id, invited_at desc, id desc);
create index if not exists invitations_waiting on invitations (lawyer_id) where state in ('sent', 'cleared');
create index if not exists invitations_due on invitations (due_at) where state in ('sent', 'cleared');
create index if not exists invitations_reported on invitations (request_id) where reported_at is not null;
create table if not exists proposals (
  id uuid primary key,
  request_id uuid not null,
  lawyer_id uuid not null,
  place smallint not null check (place between 1 and 5),
  amount_poisha bigint not null check (amount_poisha between 100 and 1000000000000),
  covers text not null check (length(covers) between 1 and 500),
  message text not null check (length(message) between 1 and 2000),
  needs text check (length(needs) between 1 and 500),
  state text not null check (state in ('sent', 'accepted', 'set-aside', 'withdrawn', 'lapsed', 'not-chosen')),
  sent_at timestamptz not null,
  valid_until timestamptz not null,
  answered_at timestamptz,
  foreign key (request_id, lawyer_id) references invitations (request_id, lawyer_id) on delete cascade,
  check (valid_until > sent_at and valid_until <= sent_at + interval '14 days'),
  check ((state = 'sent') = (answered_at is null)));
create unique index if not exists proposals_place on proposals (request_id, place) where state in ('sent', 'accepted');
create unique index if not exists proposals_of_lawyer on proposals (request_id, lawyer_id)
  where state in ('sent', 'accepted');
create unique index if not exists proposals_accepted on proposals (request_id) where state = 'accepted';
create index if not exists proposals_invitation on proposals (request_id, lawyer_id);
create index if not exists proposals_due on proposals (valid_until) where state = 'sent';
create or replace trigger proposals_fixed
  before update of request_id, lawyer_id, amount_poisha, covers, message, needs, valid_until on proposals
  for each row execute function refuse_change_of_case_record('')`;

const LIMIT = `
alter table lawyer_profiles add column if not exists most_invitations smallint not null default 5
  check (most_invitations between 0 and 20)`;

const UNREAD = `
create index concurrently if not exists notifications_unread_of_subject on notifications (subject_id)
where read_at is null and subject_id is not null`;

/**
 * Requests that a client puts to several lawyers, to whom they were put, and what these propose. Without a transaction, so
 * that nobody waits while an index reads what is stored; it can be repeated when it was interrupted.
 */
export class OpenRequests1790000003700 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set lock_timeout = '2s'`);
    await runner.query(TABLES);
    await runner.query(LIMIT);
    await addValues(runner, NOTIFICATION_KINDS, NEW_NOTIFICATION_KINDS);
    await runner.query('reset lock_timeout');
    await runner.query(UNREAD);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from notifications where kind = any('{${NEW_NOTIFICATION_KINDS.join(', ')}}');
      delete from notification_choices where kind = any('{${NEW_NOTIFICATION_KINDS.join(', ')}}')`);
    await removeValues(runner, NOTIFICATION_KINDS, NEW_NOTIFICATION_KINDS);
    await runner.query(`
      drop index notifications_unread_of_subject;
      alter table lawyer_profiles drop column most_invitations;
      drop table proposals, invitations, open_requests`);
  }
}
