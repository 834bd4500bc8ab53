import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What visitors see comes from these tables; of accounts only the name is shown. */
const CHANGES = {
  accounts: 'update of name or delete or truncate',
  lawyer_profiles: 'insert or update or delete or truncate',
  lawyer_practice_areas: 'insert or update or delete or truncate',
  education: 'insert or update or delete or truncate',
  blogs: 'insert or update or delete or truncate',
  reviews: 'insert or update or delete or truncate',
};

/** Tells every process when something that visitors see has changed, and keeps the day on which a profile did. */
export class PublicChanges1790000000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function notify_public_change() returns trigger language plpgsql as $$
      begin
        perform pg_notify('public_change', tg_table_name);
        return null;
      end $$`);
    for (const [table, events] of Object.entries(CHANGES))
      await runner.query(`
        create trigger ${table}_public_change after ${events} on ${table}
          for each statement execute function notify_public_change()`);
    await runner.query(`
      alter table lawyer_profiles add column changed_at timestamptz not null default now();
      create function touch_lawyer_profile() returns trigger language plpgsql as $$
      begin
        new.changed_at = now();
        return new;
      end $$;
      create trigger lawyer_profiles_touch before update on lawyer_profiles
        for each row execute function touch_lawyer_profile()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger lawyer_profiles_touch on lawyer_profiles;
      drop function touch_lawyer_profile();
      alter table lawyer_profiles drop column changed_at`);
    for (const table of Object.keys(CHANGES))
      await runner.query(`drop trigger ${table}_public_change on ${table}`);
    await runner.query('drop function notify_public_change()');
  }
}
