import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a backup was last taken and the audit log last checked. */
export class OperatorMarks1790000003400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create table if not exists operator_marks (name text primary key, done_at timestamptz not null)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table operator_marks');
  }
}
