import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people accepted, and when. No foreign key: that somebody accepted the terms is kept after the account is deleted. */
export class Consents1790000002100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table consents (
        id uuid primary key,
        account_id uuid not null,
        kind text not null check (kind in ('terms', 'privacy', 'offline-cases')),
        version text not null,
        given_at timestamptz not null,
        withdrawn_at timestamptz,
        network text not null
      );
      create index consents_account on consents (account_id, given_at desc, id desc);
      create unique index consents_version on consents (account_id, kind, version) where kind <> 'offline-cases'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table consents');
  }
}
