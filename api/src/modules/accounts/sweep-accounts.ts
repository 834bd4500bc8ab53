import type { DataSource } from 'typeorm';

/** What has ended and what it is kept for. Unsent mails are only those of an installation without a mail server. */
const STATEMENTS = [
  'delete from sessions where expires_at < now()',
  'delete from email_holds where until < now()',
  `delete from account_tokens where coalesce(used_at, expires_at) < now() - interval '30 days'`,
  `delete from devices where last_seen_at < now() - interval '180 days'`,
  `delete from account_events where at < now() - interval '180 days'`,
  `delete from mails where created_at < now() - interval '30 days'`,
];

/** Deletes ended sessions and holds at once, used and expired links and mails after 30 days, devices and events after 180. */
export async function sweepAccounts(dataSource: DataSource): Promise<void> {
  for (const statement of STATEMENTS) await dataSource.query(statement);
}
