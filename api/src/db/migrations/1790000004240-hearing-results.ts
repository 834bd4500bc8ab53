import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addValues, removeValues, type ValueCheck } from '../replace-check';

const EVENTS: ValueCheck = { table: 'case_events', column: 'kind' };
const NOTIFICATIONS: ValueCheck = { table: 'notifications', column: 'kind' };
const RESULTS = `('heard', 'adjourned', 'order-passed', 'judge-absent', 'not-called', 'time-petition')`;

const TABLES = `
alter table hearings add column if not exists has_time boolean not null default true;
alter table case_events add column if not exists result text
  constraint case_events_result_check check (result in ${RESULTS});
create table if not exists hearing_marks (
  hearing_id uuid primary key references hearings (id),
  serial smallint check (serial > 0),
  result text check (result in ${RESULTS}),
  line text check (length(line) between 1 and 500),
  noted_by uuid references accounts (id) on delete set null,
  noted_at timestamptz not null,
  check (result is not null or line is null));
create index if not exists hearing_marks_noted_by on hearing_marks (noted_by)`;

/** The result of a hearing and its place in the cause list. Without a transaction, so that each table is locked for a moment only. */
export class HearingResults1790000004240 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set lock_timeout = '2s'`);
    await runner.query(TABLES);
    await addValues(runner, EVENTS, ['hearing-result']);
    await addValues(runner, NOTIFICATIONS, ['hearing-result', 'day-ahead']);
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table case_events disable trigger case_events_append_only;
      delete from case_events where kind = 'hearing-result';
      alter table case_events enable trigger case_events_append_only;
      delete from notifications where kind in ('hearing-result', 'day-ahead');
      delete from notification_choices where kind in ('hearing-result', 'day-ahead');
      drop table hearing_marks;
      alter table case_events drop column result;
      alter table hearings drop column has_time`);
    await removeValues(runner, EVENTS, ['hearing-result']);
    await removeValues(runner, NOTIFICATIONS, ['hearing-result', 'day-ahead']);
  }
}
