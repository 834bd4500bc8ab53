import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invitations that count for the client and that their lawyers, who have a case of the other side, do not learn of. */
export class WithheldInvitations1790000004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set local lock_timeout = '2s'`);
    await runner.query(`
      alter table invitations add column if not exists withheld boolean not null default false
        check (not withheld or state in ('sent', 'lapsed', 'ended') and names_seen_at is null and reported_at is null)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table invitations drop column withheld');
  }
}
