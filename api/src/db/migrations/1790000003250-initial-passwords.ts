import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the operator chose the password of an admin, who has to choose another one. */
export class InitialPasswords1790000003250 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table accounts add column if not exists password_is_initial boolean not null default false',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table accounts drop column password_is_initial');
  }
}
