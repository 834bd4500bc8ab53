import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addValues, removeValues, type ValueCheck } from '../replace-check';

const NOTIFICATION_KINDS: ValueCheck = { table: 'notifications', column: 'kind' };
const EARLIER = `'licenses-wait', 'reviews-added', 'articles-added', 'mails-failed'`;
const KIND = 'names-wait';

/** Sets when the waiting name was given. Triggers run by name: this one after those that set `waiting_name`. */
const NAME_SUBMITTED = `
create or replace function set_name_submitted() returns trigger language plpgsql as $$
begin
  if new.waiting_name is null then
    new.name_submitted_at = null;
  elsif new.waiting_name is distinct from old.waiting_name or new.own_name_bangla is distinct from old.own_name_bangla then
    new.name_submitted_at = now();
  end if;
  return new;
end $$;
create or replace trigger lawyer_profiles_name_submitted
  before update of waiting_name, own_name_bangla, verification on lawyer_profiles
  for each row execute function set_name_submitted()`;

/**
 * Verifiers are notified of names that wait, too. Without a transaction, so that nobody waits while check and index read
 * what is stored; it can be repeated when it was interrupted.
 */
export class WaitingNamesNotified1790000003940 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set lock_timeout = '2s'`);
    await runner.query('alter table lawyer_profiles add column if not exists name_submitted_at timestamptz');
    await runner.query(NAME_SUBMITTED);
    await addValues(runner, NOTIFICATION_KINDS, [KIND]);
    await runner.query('reset lock_timeout');
    // An interrupted build leaves an invalid index.
    await runner.query('drop index concurrently if exists notifications_unread_of_all_staff');
    await runner.query(`create unique index concurrently notifications_unread_of_all_staff
      on notifications (account_id, kind) where read_at is null and kind in (${EARLIER}, '${KIND}')`);
    await runner.query('drop index concurrently if exists notifications_unread_of_staff');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from notifications where kind = '${KIND}';
      delete from notification_choices where kind = '${KIND}';
      drop index notifications_unread_of_all_staff;
      create unique index notifications_unread_of_staff
        on notifications (account_id, kind) where read_at is null and kind in (${EARLIER});
      drop trigger lawyer_profiles_name_submitted on lawyer_profiles;
      drop function set_name_submitted;
      alter table lawyer_profiles drop column name_submitted_at`);
    await removeValues(runner, NOTIFICATION_KINDS, [KIND]);
  }
}
