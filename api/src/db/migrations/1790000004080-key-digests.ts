import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['case_events', 'messages', 'documents', 'appointments', 'cases', 'open_requests'];

/** What came with the key of a write, as a keyed digest: another input with the same key is a conflict. */
export class KeyDigests1790000004080 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(`alter table ${table} add column if not exists key_digest text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`alter table ${table} drop column key_digest`);
  }
}
