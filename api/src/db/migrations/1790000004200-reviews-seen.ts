import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a moderator read a review and put it on the home page; reviews until now are there. */
export class ReviewsSeen1790000004200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set local lock_timeout = '2s'`);
    await runner.query('alter table reviews add column if not exists seen_at timestamptz');
    await runner.query('update reviews set seen_at = created_at');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table reviews drop column seen_at');
  }
}
