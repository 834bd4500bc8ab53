import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Shared sign-in phones, to which no notification is sent. */
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
