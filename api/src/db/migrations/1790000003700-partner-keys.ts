import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The keys of partner apps, which have limits of their own; only the hash of a key is stored. */
export class PartnerKeys1790000003700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table if not exists partner_keys (
        id uuid primary key default gen_random_uuid(),
        name text not null unique check (length(name) between 1 and 100),
        email text not null,
        key_hash bytea not null unique,
        created_at timestamptz not null default now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table partner_keys');
  }
}
