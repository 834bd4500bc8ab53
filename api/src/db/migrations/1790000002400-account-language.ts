import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The language of the mails to an account. Older rows get the default without being written, and the constraint is not
 * checked on them: so the table is locked only for a moment.
 */
export class AccountLanguage1790000002400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table accounts
        add column language text not null default 'en',
        add constraint accounts_language check (language in ('en', 'bn')) not valid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table accounts drop column language');
  }
}
