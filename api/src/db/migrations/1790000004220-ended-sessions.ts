import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions that ended because the password was changed, until their tokens expire. */
export class EndedSessions1790000004220 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set local lock_timeout = '2s'`);
    await runner.query(
      'create table if not exists ended_sessions (id uuid primary key, expires_at timestamptz not null)',
    );
    await runner.query('create index if not exists ended_sessions_expiry on ended_sessions (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table ended_sessions');
  }
}
