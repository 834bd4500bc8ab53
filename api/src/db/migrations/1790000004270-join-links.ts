import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addValues, removeValues, type ValueCheck } from '../replace-check';

const KINDS = ['join-waiting', 'join-answered'];
const NOTIFICATIONS: ValueCheck = { table: 'notifications', column: 'kind' };

/** Links by which a client joins an own case; only the hash of the secret is stored. */
export class JoinLinks1790000004270 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table if not exists join_links (
        id uuid primary key,
        secret_hash bytea not null unique,
        lawyer_id uuid not null references lawyer_profiles (account_id) on delete cascade,
        case_id uuid not null references cases (id),
        account_id uuid references accounts (id) on delete cascade,
        state text not null check (state in ('open', 'waiting', 'admitted', 'ended')),
        created_at timestamptz not null,
        expires_at timestamptz not null,
        check (state not in ('waiting', 'admitted') or account_id is not null));
      create index if not exists join_links_lawyer_id on join_links (lawyer_id);
      create index if not exists join_links_account_id on join_links (account_id);
      create index if not exists join_links_case_id on join_links (case_id);
      create unique index if not exists join_links_case on join_links (case_id) where state in ('open', 'waiting')`);
    await addValues(runner, NOTIFICATIONS, KINDS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table join_links');
    for (const table of ['notifications', 'notification_choices'])
      await runner.query(`delete from ${table} where kind = any($1)`, [KINDS]);
    await removeValues(runner, NOTIFICATIONS, KINDS);
  }
}
