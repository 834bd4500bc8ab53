import type { DataSource } from 'typeorm';

export async function sweepNotifications(dataSource: DataSource): Promise<void> {
  await dataSource.query(`delete from notifications where read_at < now() - interval '180 days'`);
}
