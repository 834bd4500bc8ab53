import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addValues, removeValues, type ValueCheck } from '../replace-check';

const TABLES = `
create table if not exists document_requests (
  id uuid primary key,
  case_id uuid not null references case_rooms (case_id),
  title text not null check (length(title) between 1 and 200),
  note text check (length(note) between 1 and 1000),
  due_on date,
  state text not null check (state in ('open', 'received', 'withdrawn')),
  created_at timestamptz not null,
  closed_at timestamptz,
  check ((state = 'open') = (closed_at is null))
);
create index if not exists document_requests_case on document_requests (case_id, created_at desc);

create table if not exists documents (
  id uuid primary key,
  case_id uuid not null references case_rooms (case_id),
  uploader_id uuid references accounts (id) on delete set null,
  uploader_role text not null check (uploader_role in ('user', 'lawyer')),
  client_key uuid not null,
  name text not null check (length(name) between 1 and 200),
  size integer not null check (size between 1 and 20971520),
  type text check (type in ('pdf', 'jpeg', 'png', 'webp', 'docx', 'text')),
  sha256 bytea check (length(sha256) = 32),
  storage_key text not null unique check (storage_key ~ '^[0-9a-f]{32}$'),
  state text not null check (state in ('uploading', 'stored', 'deleted')),
  request_id uuid references document_requests (id),
  message_id uuid references messages (id),
  created_at timestamptz not null,
  stored_at timestamptz,
  deleted_at timestamptz,
  deleted_by uuid references accounts (id) on delete set null,
  erased_at timestamptz,
  unique (case_id, uploader_role, client_key),
  check (state = 'uploading' or (type is not null and sha256 is not null and stored_at is not null)),
  check ((state = 'deleted') = (deleted_at is not null))
);
create index if not exists documents_stored on documents (case_id, stored_at desc, id desc) where state = 'stored';
create index if not exists documents_uploading on documents (created_at) where state = 'uploading';
create index if not exists documents_to_erase on documents (deleted_at) where state = 'deleted' and erased_at is null;
create index if not exists documents_uploader on documents (uploader_id);
create index if not exists documents_deleted_by on documents (deleted_by);
create index if not exists documents_request on documents (request_id) where request_id is not null;
create index if not exists documents_message on documents (message_id) where message_id is not null;

alter table case_accesses add column if not exists document_id uuid references documents (id);
create index if not exists case_accesses_document on case_accesses (document_id) where document_id is not null`;

const EVENT_KINDS = ['document-added', 'document-deleted', 'documents-requested', 'documents-received'];
const NOTIFICATION_KINDS = ['document-added', 'documents-requested'];
const ACCESS_KINDS = ['document-viewed', 'document-downloaded'];

const CHECKS: readonly [check: ValueCheck, values: readonly string[]][] = [
  [{ table: 'case_events', column: 'kind' }, EVENT_KINDS],
  [{ table: 'notifications', column: 'kind' }, NOTIFICATION_KINDS],
  [{ table: 'case_accesses', column: 'kind' }, ACCESS_KINDS],
];

const listOf = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

/** Documents, and what the lawyer asks for. Without a transaction, so that each table is locked for a moment only. */
export class Documents1790000003000 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set lock_timeout = '2s'`);
    await runner.query(TABLES);
    for (const [check, values] of CHECKS) await addValues(runner, check, values);
    await runner.query(`create unique index if not exists notifications_unread_document
      on notifications (account_id, case_id) where read_at is null and kind = 'document-added'`);
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table case_events disable trigger case_events_append_only;
      delete from case_events where kind in (${listOf(EVENT_KINDS)});
      alter table case_events enable trigger case_events_append_only;
      alter table case_accesses disable trigger case_accesses_append_only;
      delete from case_accesses where kind in (${listOf(ACCESS_KINDS)});
      alter table case_accesses enable trigger case_accesses_append_only;
      delete from notifications where kind in (${listOf(NOTIFICATION_KINDS)});
      delete from notification_choices where kind in (${listOf(NOTIFICATION_KINDS)});
      drop index notifications_unread_document;
      alter table case_accesses drop column document_id;
      drop table documents, document_requests`);
    for (const [check, values] of CHECKS) await removeValues(runner, check, values);
  }
}
