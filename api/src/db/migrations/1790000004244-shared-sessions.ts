import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions on phones that others use. */
export class SharedSessions1790000004244 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set local lock_timeout = '2s'`);
    await runner.query('alter table sessions add column if not exists shared boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table sessions drop column if exists shared');
  }
}
