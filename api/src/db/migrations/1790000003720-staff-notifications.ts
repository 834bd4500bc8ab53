import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addValues, removeValues, type ValueCheck } from '../replace-check';

const NOTIFICATION_KINDS: ValueCheck = { table: 'notifications', column: 'kind' };
const KINDS = ['licenses-wait', 'reviews-added', 'articles-added', 'mails-failed'];
const LIST = KINDS.map((kind) => `'${kind}'`).join(', ');

/**
 * Staff are notified of what waits for them, one unread notification of each kind. Without a transaction, so that nobody
 * waits while check and index read what is stored; it can be repeated when it was interrupted.
 */
export class StaffNotifications1790000003720 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set lock_timeout = '2s'`);
    await addValues(runner, NOTIFICATION_KINDS, KINDS);
    await runner.query('reset lock_timeout');
    await runner.query(`create unique index concurrently if not exists notifications_unread_of_staff
      on notifications (account_id, kind) where read_at is null and kind in (${LIST})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from notifications where kind in (${LIST});
      delete from notification_choices where kind in (${LIST});
      drop index notifications_unread_of_staff`);
    await removeValues(runner, NOTIFICATION_KINDS, KINDS);
  }
}
