import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From when on the client and the lawyer of a case want its calls again; null for always. */
export class CallsFrom1790000004160 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set local lock_timeout = '2s'`);
    await runner.query(`alter table cases add column if not exists client_calls_from timestamptz,
      add column if not exists lawyer_calls_from timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table cases drop column client_calls_from, drop column lawyer_calls_from');
  }
}
