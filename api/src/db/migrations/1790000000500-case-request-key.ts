import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The key of a case request, by which a request that is sent twice makes one case. */
export class CaseRequestKey1790000000500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table cases add request_key uuid');
    await runner.query(`
      create unique index cases_request_key on cases (client_id, request_key) where request_key is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table cases drop request_key');
  }
}
