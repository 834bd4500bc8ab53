import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a mail server refused an account's address for good. */
export class EmailRefused1790000003520 implements MigrationInterface {
  name = 'EmailRefused1790000003520';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table accounts add column if not exists email_refused_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table accounts drop column email_refused_at');
  }
}
