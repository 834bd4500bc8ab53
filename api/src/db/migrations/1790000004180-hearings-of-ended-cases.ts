import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Hearings that end with their case have no reason. Without a transaction, so that the table is locked for a moment only. */
export class HearingsOfEndedCases1790000004180 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set lock_timeout = '2s'`);
    await runner.query(`
      alter table case_events drop constraint if exists case_events_entry_check,
        add constraint case_events_entry_check check (kind <> 'note' or text is not null) not valid`);
    await runner.query('alter table case_events validate constraint case_events_entry_check');
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table case_events disable trigger case_events_append_only;
      update case_events set text = '-' where kind = 'hearing-cancelled' and text is null;
      alter table case_events enable trigger case_events_append_only;
      alter table case_events drop constraint case_events_entry_check,
        add constraint case_events_entry_check check (kind not in ('note', 'hearing-cancelled') or text is not null)`);
  }
}
