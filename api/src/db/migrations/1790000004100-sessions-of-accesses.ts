import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The session in which a document was opened, which alone reads on when the link has ended. */
export class SessionsOfAccesses1790000004100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set local lock_timeout = '2s'`);
    await runner.query('alter table case_accesses add column if not exists session_id uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table case_accesses drop column session_id');
  }
}
