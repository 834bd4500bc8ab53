import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addValues, removeValues, type ValueCheck } from '../replace-check';

const NOTIFICATION_KINDS: ValueCheck = { table: 'notifications', column: 'kind' };
const KIND = 'unusual-staff-acts';

/** Owners are notified of unusual acts of the staff. Without a transaction, so that nobody waits while the check reads what is stored. */
export class UnusualStaffActs1790000003500 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set lock_timeout = '2s'`);
    await addValues(runner, NOTIFICATION_KINDS, [KIND]);
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from notifications where kind = '${KIND}';
      delete from notification_choices where kind = '${KIND}'`);
    await removeValues(runner, NOTIFICATION_KINDS, [KIND]);
  }
}
