import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addValues, removeValues, type ValueCheck } from '../replace-check';

const NOTIFICATION_KINDS: ValueCheck = { table: 'notifications', column: 'kind' };
const KIND = 'phone-moved';

/** The owner of a number that a new account took is notified. */
export class MovedNumbers1790000004390 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set lock_timeout = '2s'`);
    await addValues(runner, NOTIFICATION_KINDS, [KIND]);
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from notifications where kind = '${KIND}'`);
    await runner.query(`delete from notification_choices where kind = '${KIND}'`);
    await removeValues(runner, NOTIFICATION_KINDS, [KIND]);
  }
}
