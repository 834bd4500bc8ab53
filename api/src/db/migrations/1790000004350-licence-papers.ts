import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addValues, removeValues, type ValueCheck } from '../replace-check';

const NOTIFICATION_KINDS: ValueCheck = { table: 'notifications', column: 'kind' };
const KIND = 'licence-asked';

/** Papers that prove a licence, what a lawyer says of it, and what a verifier asks for. */
export class LicencePapers1790000004350 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table lawyer_profiles add column if not exists enrolled_on date,
        add column if not exists bar_association text check (char_length(bar_association) between 1 and 120),
        add column if not exists membership_number text check (char_length(membership_number) between 1 and 60),
        add column if not exists card_until date,
        add column if not exists checked_papers text[] not null default '{}',
        add column if not exists enrolled_year smallint,
        add column if not exists checked_association text,
        add column if not exists asked_for text
          check (asked_for in ('clearer', 'whole', 'other-side', 'newer-card', 'same-name')),
        add column if not exists asked_note text check (char_length(asked_note) between 1 and 500),
        add column if not exists asked_at timestamptz;
      create table if not exists licence_papers (
        id uuid primary key,
        lawyer_id uuid not null references lawyer_profiles (account_id) on delete cascade,
        kind text not null check (kind in ('sanad', 'bar-card', 'fee-receipt')),
        state text not null check (state in ('uploading', 'stored')),
        name text not null check (char_length(name) between 1 and 200),
        storage_key text not null unique,
        type text check (type in ('pdf', 'webp')),
        size integer not null check (size > 0),
        sha256 bytea,
        added_at timestamptz not null,
        seen_at timestamptz[] not null default '{}',
        erased_at timestamptz,
        check (state = 'uploading' or type is not null and sha256 is not null));
      create index if not exists licence_papers_lawyer_id on licence_papers (lawyer_id);
      create index if not exists licence_papers_sha256 on licence_papers (sha256)`);
    await addValues(runner, NOTIFICATION_KINDS, [KIND]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from notifications where kind = '${KIND}';
      delete from notification_choices where kind = '${KIND}'`);
    await removeValues(runner, NOTIFICATION_KINDS, [KIND]);
    await runner.query(`
      drop table licence_papers;
      alter table lawyer_profiles drop column enrolled_on, drop column bar_association, drop column membership_number,
        drop column card_until, drop column checked_papers, drop column enrolled_year, drop column checked_association,
        drop column asked_for, drop column asked_note, drop column asked_at`);
  }
}
