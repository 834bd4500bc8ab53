import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the beginning of the audit log was cut off after its time: the hash that the first seal left goes on from. */
export class AuditCuts1790000002650 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table audit_cuts (
        id integer primary key generated always as identity,
        last_seal integer not null,
        seals integer not null check (seals > 0),
        entries integer not null,
        hash bytea not null,
        cut_at timestamptz not null default clock_timestamp()
      );
      create trigger audit_cuts_append_only before update or delete or truncate on audit_cuts
        for each statement execute function refuse_change_of_audit()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table audit_cuts');
  }
}
