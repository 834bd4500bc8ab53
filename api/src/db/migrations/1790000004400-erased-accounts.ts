import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deleting an account, through whichever call, deletes the number that a client paid from, and articles whose author chose so. */
export class ErasedAccounts1790000004400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table account_deletions add column if not exists articles text not null default 'keep'
        check (articles in ('keep', 'delete'));
      create or replace function erase_with_account() returns trigger language plpgsql as $$
      begin
        update payments set payer_number = null where submitted_by = old.id and payer_number is not null;
        delete from blogs where author_id = old.id
          and exists (select from account_deletions where account_id = old.id and articles = 'delete');
        return old;
      end $$;
      create or replace trigger accounts_erase before delete on accounts
        for each row execute function erase_with_account()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger accounts_erase on accounts;
      drop function erase_with_account;
      alter table account_deletions drop column articles`);
  }
}
