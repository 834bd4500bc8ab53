import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which share of a network's codes people enter: a used proof stays for its day. */
export class EnteredCodes1790000004320 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set local lock_timeout = '2s'`);
    await runner.query(`alter table phone_proofs add column if not exists network text,
      add column if not exists used boolean not null default false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table phone_proofs drop column if exists network, drop column if exists used`);
  }
}
