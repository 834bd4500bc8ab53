import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The court of practice, the languages and the phone number for clients of a lawyer. The constraints are not checked
 * on older rows, which have no values to check: so the table is locked only for a moment.
 */
export class CourtAndLanguages1790000000700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table lawyer_profiles
        add column court_level text,
        add column languages text[] not null default '{}',
        add column client_phone text,
        add constraint lawyer_profiles_court_level
          check (court_level in ('subordinate-courts', 'high-court-division', 'appellate-division')) not valid,
        add constraint lawyer_profiles_languages
          check (languages <@ array['bangla', 'english', 'chittagonian', 'sylheti', 'chakma', 'hindi', 'urdu', 'arabic']
            and cardinality(languages) <= 8) not valid,
        add constraint lawyer_profiles_client_phone check (client_phone ~ '^\\+[1-9][0-9]{6,14}$') not valid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table lawyer_profiles drop column court_level, drop column languages, drop column client_phone',
    );
  }
}
