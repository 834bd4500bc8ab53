import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = `
alter table cases add column if not exists fee_due boolean not null default false;

create table if not exists fees (
  id uuid primary key,
  case_id uuid not null references case_rooms (case_id),
  version integer not null check (version > 0),
  amount_poisha bigint not null check (amount_poisha between 100 and 1000000000000),
  covers text not null check (length(covers) between 1 and 500),
  state text not null check (state in ('proposed', 'accepted', 'declined', 'withdrawn', 'replaced')),
  reason text check (length(reason) between 1 and 500),
  proposed_at timestamptz not null,
  answered_at timestamptz,
  unique (case_id, version)
);
create unique index if not exists fees_proposed on fees (case_id) where state = 'proposed';

alter table payments
  add column if not exists fee_id uuid references fees (id),
  add column if not exists payer_number text check (length(payer_number) between 1 and 40),
  add column if not exists transferred_at timestamptz,
  add column if not exists state text not null default 'submitted',
  add column if not exists answered_at timestamptz,
  add column if not exists reason text check (length(reason) between 1 and 500);

create table if not exists receipt_series (
  series uuid not null,
  year smallint not null,
  last integer not null check (last > 0),
  primary key (series, year)
);

create table if not exists receipts (
  payment_id uuid primary key references payments (id),
  series uuid not null,
  year smallint not null,
  number integer not null,
  issued_at timestamptz not null,
  lawyer_name text not null,
  license_number text,
  chamber_name text,
  client_name text not null,
  case_title text not null,
  covers text,
  amount_poisha bigint not null check (amount_poisha > 0),
  method text not null,
  transaction_id text not null,
  transferred_at timestamptz,
  unique (series, year, number)
)`;

/** A payment that was refused neither counts for its fee nor uses up its transaction ID. */
const INDEXES = `
create unique index if not exists payments_live_key on payments (coalesce(fee_id, case_id)) where state <> 'refused';
create unique index if not exists payments_transaction_once on payments (method, transaction_id)
  where state <> 'refused' and method <> 'bank';
create index if not exists payments_newest on payments (case_id, submitted_at desc, id desc);
create index if not exists payments_to_confirm on payments (case_id) where state = 'submitted';
create index if not exists payments_fee on payments (fee_id);
alter table payments drop constraint if exists payments_case_key, drop constraint if exists payments_transaction_key`;

const EVENT_KINDS = `('requested', 'status-changed', 'payment-submitted', 'note', 'hearing-set', 'hearing-cancelled',
  'fee-proposed', 'fee-accepted', 'fee-declined', 'fee-withdrawn', 'payment-confirmed', 'payment-refused')`;
const NOTIFICATION_KINDS = `('request-received', 'request-unanswered', 'request-still-unanswered', 'request-answered',
  'status-changed', 'payment-submitted', 'verification-decided', 'entry-added', 'hearing-set', 'hearing-cancelled',
  'hearing-soon', 'fee-proposed', 'fee-answered', 'payment-unconfirmed', 'payment-confirmed', 'payment-refused')`;

/** Constraints that are replaced by these; what is stored is read without a lock that stops writers. */
const CHECKS: readonly [table: string, name: string, definition: string][] = [
  ['case_events', 'case_events_kind_check', `check (kind in ${EVENT_KINDS})`],
  ['notifications', 'notifications_kind_check', `check (kind in ${NOTIFICATION_KINDS})`],
  ['case_accesses', 'case_accesses_kind_check', `check (kind in ('record-viewed', 'receipt-downloaded'))`],
  ['payments', 'payments_method_check', `check (method in ('bkash', 'nagad', 'rocket', 'bank'))`],
  ['payments', 'payments_state_check', `check (state in ('submitted', 'confirmed', 'refused'))`],
  [
    'payments',
    'payments_transaction_id_check',
    `check (case method when 'bank' then transaction_id ~ '^[A-Z0-9/-]{4,64}$' else transaction_id ~ '^[A-Z0-9]{6,32}$' end)`,
  ],
  ['payments', 'payments_answer_check', `check ((state = 'submitted') = (answered_at is null))`],
  ['payments', 'payments_reason_check', `check (state <> 'refused' or reason is not null)`],
  ['payments', 'payments_amount_check', `check (state <> 'confirmed' or amount_poisha is not null)`],
];

/** A receipt is a copy of what was confirmed: nothing in it is ever emptied. */
const APPEND_ONLY = `
create or replace trigger receipts_append_only before update or delete on receipts
  for each row execute function refuse_change_of_case_record('');
create or replace trigger receipts_not_emptied before truncate on receipts
  for each statement execute function refuse_change_of_case_record()`;

/**
 * Fees in versions, payments that the lawyer confirms or refuses, and receipts. What was paid before is submitted, without
 * amount or fee: nobody has confirmed it. Without a transaction, so that each table is locked for a moment only.
 */
export class Fees1790000002700 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set lock_timeout = '2s'`);
    await runner.query(TABLES);
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

const NEW_NOTIFICATIONS = `('fee-proposed', 'fee-answered', 'payment-unconfirmed', 'payment-confirmed', 'payment-refused')`;

const DOWN = `
drop table receipts, receipt_series;
alter table case_events disable trigger case_events_append_only;
delete from case_events where kind in ('fee-proposed', 'fee-accepted', 'fee-declined', 'fee-withdrawn',
  'payment-confirmed', 'payment-refused');
alter table case_events enable trigger case_events_append_only;
delete from notifications where kind in ${NEW_NOTIFICATIONS};
delete from notification_choices where kind in ${NEW_NOTIFICATIONS};
delete from payments payment where state = 'refused' or method = 'bank' or exists (
  select from payments later where later.case_id = payment.case_id and later.state <> 'refused' and later.id > payment.id);
drop index payments_live_key, payments_transaction_once, payments_newest;
alter table payments drop column fee_id, drop column payer_number, drop column transferred_at, drop column state,
  drop column answered_at, drop column reason, drop constraint payments_method_check,
  add constraint payments_method_check check (method in ('bkash')),
  add constraint payments_case_key unique (case_id), add constraint payments_transaction_key unique (transaction_id);
drop table fees;
alter table cases drop column fee_due;
alter table case_accesses disable trigger case_accesses_append_only;
delete from case_accesses where kind <> 'record-viewed';
alter table case_accesses enable trigger case_accesses_append_only;
alter table case_accesses drop constraint case_accesses_kind_check,
  add constraint case_accesses_kind_check check (kind in ('record-viewed'));
alter table notifications drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in ('request-received', 'request-unanswered',
    'request-still-unanswered', 'request-answered', 'status-changed', 'payment-submitted', 'verification-decided',
    'entry-added', 'hearing-set', 'hearing-cancelled', 'hearing-soon'));
alter table case_events drop constraint case_events_kind_check,
  add constraint case_events_kind_check check (kind in ('requested', 'status-changed', 'payment-submitted', 'note',
    'hearing-set', 'hearing-cancelled'))`;
