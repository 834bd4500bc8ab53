import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addValues, removeValues, type ValueCheck } from '../replace-check';

const EVENT_KINDS: ValueCheck = { table: 'case_events', column: 'kind' };
const NEW_EVENT_KINDS = ['withdrawn'];
const NOTIFICATION_KINDS: ValueCheck = { table: 'notifications', column: 'kind' };
const NEW_NOTIFICATION_KINDS = ['case-withdrawn', 'case-quiet'];

const listOf = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

/** Columns without a default rewrite nothing; they only have to get their short locks. */
const COLUMNS = `
alter table cases add column if not exists withdrawn_at timestamptz;
alter table lawyer_profiles add column if not exists away_until date`;

/**
 * Clients take back requests that wait for an answer, lawyers are away until a day, and cases go quiet. Without a
 * transaction, so that nobody waits while the checks read what is stored; it can be repeated when it was interrupted.
 */
export class WaitingRequests1790000002900 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set lock_timeout = '2s'`);
    await runner.query(COLUMNS);
    await addValues(runner, EVENT_KINDS, NEW_EVENT_KINDS);
    await addValues(runner, NOTIFICATION_KINDS, NEW_NOTIFICATION_KINDS);
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table case_events disable trigger case_events_append_only;
      delete from case_events where kind in (${listOf(NEW_EVENT_KINDS)});
      alter table case_events enable trigger case_events_append_only;
      delete from notifications where kind in (${listOf(NEW_NOTIFICATION_KINDS)});
      delete from notification_choices where kind in (${listOf(NEW_NOTIFICATION_KINDS)})`);
    await removeValues(runner, EVENT_KINDS, NEW_EVENT_KINDS);
    await removeValues(runner, NOTIFICATION_KINDS, NEW_NOTIFICATION_KINDS);
    await runner.query(`
      alter table cases drop column withdrawn_at;
      alter table lawyer_profiles drop column away_until`);
  }
}
