import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The history of decisions on licences, and an index to find other lawyers with the same licence number. */
export class VerificationDecisions1790000000600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table verification_decisions (
        id uuid primary key,
        lawyer_id uuid not null references lawyer_profiles (account_id) on delete cascade,
        decided_by uuid references accounts (id) on delete set null,
        status text not null check (status in ('pending', 'verified', 'rejected')),
        license_number text,
        lawyer_name text not null,
        reason text check (length(reason) <= 1000),
        decided_at timestamptz not null,
        check (status <> 'rejected' or reason is not null)
      );
      create index verification_decisions_lawyer on verification_decisions (lawyer_id, decided_at desc, id desc);
      create index verification_decisions_day on verification_decisions (decided_at);
      create index verification_decisions_decided_by on verification_decisions (decided_by);
      create index lawyer_profiles_license_key on lawyer_profiles (license_key) where license_key is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index lawyer_profiles_license_key; drop table verification_decisions');
  }
}
