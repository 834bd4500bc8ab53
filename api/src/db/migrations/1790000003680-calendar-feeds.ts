import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The address at which a person's calendar app reads the hearings; only the hash of its secret is stored. */
export class CalendarFeeds1790000003680 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table if not exists calendar_feeds (
        account_id uuid primary key references accounts (id) on delete cascade,
        secret_hash bytea not null unique,
        created_at timestamptz not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table calendar_feeds');
  }
}
