import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sign-in phones that others use: whoever holds one must not read the news. */
export class SharedPhones1790000004314 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set local lock_timeout = '2s'`);
    await runner.query(
      'alter table sign_in_phones add column if not exists shared boolean not null default false',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table sign_in_phones drop column if exists shared');
  }
}
