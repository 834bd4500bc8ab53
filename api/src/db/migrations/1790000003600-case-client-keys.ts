import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The key of a write of a case, by which a repeated one has one effect. */
export class CaseClientKeys1790000003600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table case_events add column if not exists client_key uuid');
    await runner.query(`
      create unique index if not exists case_events_client_key on case_events (case_id, actor_id, client_key)
      where client_key is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table case_events drop client_key');
  }
}
