import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One sealed value, by which a start notices that its encryption keys are not those of this database. */
export class EncryptionCheck1790000003350 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table if not exists encryption_check (
        is_only_row boolean primary key default true check (is_only_row),
        sealed text not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table encryption_check');
  }
}
