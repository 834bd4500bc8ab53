import type { DataSource } from 'typeorm';

/** A link is over after 14 days. */
export async function sweepJoinLinks(dataSource: DataSource): Promise<void> {
  await dataSource.query(`delete from join_links where created_at < now() - interval '30 days'`);
}
