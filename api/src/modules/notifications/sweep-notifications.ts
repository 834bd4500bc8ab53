import type { DataSource } from 'typeorm';

/** Deletes notifications that were read 180 days ago. */
export async function sweepNotifications(dataSource: DataSource): Promise<void> {
  await dataSource.query(`delete from notifications where read_at < now() - interval '180 days'`);
}
