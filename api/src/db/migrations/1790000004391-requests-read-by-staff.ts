import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The client sees when support read a reported request. */
export class RequestsReadByStaff1790000004391 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table open_requests add column if not exists staff_read_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table open_requests drop column staff_read_at');
  }
}
