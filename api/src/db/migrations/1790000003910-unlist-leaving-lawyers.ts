import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addValues, removeValues, type ValueCheck } from '../replace-check';

/** A profile carries in `locked` that the account is locked, or will be deleted. */
const CARRY_BOTH = `
create or replace function carry_account_lock() returns trigger language plpgsql as $$
declare
  changed uuid := coalesce(new.account_id, old.account_id);
begin
  update lawyer_profiles set locked = exists (select from account_locks where account_id = changed)
    or exists (select from account_deletions where account_id = changed)
  where account_id = changed;
  return null;
end $$`;

const CARRY_LOCKS = `
create or replace function carry_account_lock() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update lawyer_profiles set locked = false where account_id = old.account_id;
  else
    update lawyer_profiles set locked = true where account_id = new.account_id;
  end if;
  return null;
end $$`;

/** Where the owner keeps the account, what the clients read about the deletion is not true any more. */
const SETTLE = `
create or replace function settle_lawyer_leaving() returns trigger language plpgsql as $$
begin
  update notifications set read_at = now()
  where subject_id = old.account_id and kind = 'lawyer-leaving' and read_at is null
    and exists (select from accounts where id = old.account_id);
  return null;
end $$`;

const NOTIFICATIONS: ValueCheck = { table: 'notifications', column: 'kind' };

/** Lawyers who delete their accounts are not listed from that moment, and their clients are notified. Without a transaction, so that each table is locked for a moment only. */
export class UnlistLeavingLawyers1790000003910 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set lock_timeout = '2s'`);
    await addValues(runner, NOTIFICATIONS, ['lawyer-leaving']);
    await runner.query(CARRY_BOTH);
    await runner.query(SETTLE);
    await runner.query(`
      create or replace trigger account_deletions_carry after insert or delete on account_deletions
        for each row execute function carry_account_lock();
      create or replace trigger account_deletions_settle after delete on account_deletions
        for each row execute function settle_lawyer_leaving();
      update lawyer_profiles set locked = true
        where not locked and account_id in (select account_id from account_deletions)`);
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger account_deletions_carry on account_deletions;
      drop trigger account_deletions_settle on account_deletions;
      drop function settle_lawyer_leaving;
      delete from notifications where kind = 'lawyer-leaving';
      delete from notification_choices where kind = 'lawyer-leaving';
      update lawyer_profiles set locked = false
        where locked and account_id not in (select account_id from account_locks)`);
    await runner.query(CARRY_LOCKS);
    await removeValues(runner, NOTIFICATIONS, ['lawyer-leaving']);
  }
}
