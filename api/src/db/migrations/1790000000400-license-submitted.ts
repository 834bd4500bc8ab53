import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a lawyer handed in the licence number, which orders the verification queue. */
export class LicenseSubmitted1790000000400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table lawyer_profiles add license_submitted_at timestamptz');
    // Of older numbers only the registration is known.
    await runner.query(`
      update lawyer_profiles profile set license_submitted_at = account.created_at
      from accounts account where account.id = profile.account_id and profile.license_number is not null`);
    await runner.query(`
      create index lawyer_profiles_verification_queue on lawyer_profiles (license_submitted_at, account_id)
      where verification = 'pending'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table lawyer_profiles drop license_submitted_at');
  }
}
