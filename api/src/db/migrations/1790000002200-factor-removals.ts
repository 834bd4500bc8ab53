import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Second factors that were lost and are removed when their time has come, unless somebody stops it. */
export class FactorRemovals1790000002200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table factor_removals (
        account_id uuid primary key references accounts (id) on delete cascade,
        due_at timestamptz not null,
        told_at timestamptz not null
      );
      create index factor_removals_due on factor_removals (due_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table factor_removals');
  }
}
