import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff and owners of accounts did. No foreign keys: an entry outlives everybody in it. */
const TABLES = `
create table audit_entries (
  id bigint primary key generated always as identity,
  transaction xid8 not null default pg_current_xact_id(),
  at timestamptz not null default clock_timestamp(),
  act text not null,
  outcome text not null check (outcome in ('done', 'refused')),
  actor_id uuid,
  actor_role text,
  session_id uuid,
  request_id text not null,
  network text,
  subject_type text,
  subject_id uuid,
  before jsonb,
  after jsonb,
  reason text check (length(reason) <= 1000)
);
create index audit_entries_act on audit_entries (act, id desc);
create index audit_entries_actor on audit_entries (actor_id, id desc);
create index audit_entries_subject on audit_entries (subject_id, id desc);
create index audit_entries_at on audit_entries (at);
create index audit_entries_transaction on audit_entries (transaction);

create table audit_seals (
  id integer primary key generated always as identity,
  entry_ids bigint[] not null,
  until_transaction xid8 not null default '0',
  previous bytea not null,
  hash bytea not null,
  sealed_at timestamptz not null default clock_timestamp()
)`;

/** Entries and seals are only ever added. */
const APPEND_ONLY = `
create function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  raise insufficient_privilege using message = 'the audit log is only ever added to';
end $$;
create trigger audit_entries_append_only before update or delete or truncate on audit_entries
  for each statement execute function refuse_change_of_audit();
create trigger audit_seals_append_only before update or delete or truncate on audit_seals
  for each statement execute function refuse_change_of_audit()`;

/** An entry as the text that a seal is computed of; the same in every time zone. */
const LINE = `
create function audit_line(entry audit_entries) returns text stable language sql as $$
  select jsonb_build_array(entry.id, extract(epoch from entry.at), entry.act, entry.outcome, entry.actor_id,
    entry.actor_role, entry.session_id, entry.request_id, entry.network, entry.subject_type, entry.subject_id,
    entry.before, entry.after, entry.reason)::text
$$;
create function audit_hash(previous bytea, ids bigint[]) returns bytea stable language sql as $$
  select sha256(previous || convert_to(coalesce(string_agg(coalesce(audit_line(entry), 'missing'), E'\\n'
    order by listed.place), ''), 'UTF8'))
  from unnest(ids) with ordinality listed (id, place) left join audit_entries entry on entry.id = listed.id
$$`;

/** The audit log: append-only, and sealed by hashes that reveal a change by the database's owner. */
export class AuditLog1790000001800 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statements of [TABLES, APPEND_ONLY, LINE]) await runner.query(statements);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function audit_hash, audit_line(audit_entries);
      drop table audit_seals, audit_entries;
      drop function refuse_change_of_audit`);
  }
}
