import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The key of the last change of a case's facts: another input with the same key is a conflict. */
export class KeysOfFacts1790000004420 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set local lock_timeout = '2s'`);
    await runner.query(
      'alter table case_facts add column if not exists client_key uuid, add column if not exists key_digest text',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table case_facts drop column client_key, drop column key_digest');
  }
}
