import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People delete their own accounts, 14 days after they ask for it. */
export class AccountDeletions1790000003740 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table if not exists account_deletions (
        account_id uuid primary key references accounts (id) on delete cascade,
        requested_at timestamptz not null,
        due_at timestamptz not null check (due_at > requested_at),
        reminded_at timestamptz
      );
      create index if not exists account_deletions_due on account_deletions (due_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table account_deletions');
  }
}
