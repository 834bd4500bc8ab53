import type { DataSource } from 'typeorm';
import type { Config } from '../../config/config';

/** What has ended and what it is kept for. Unsent mails are only those of an installation without a mail server. */
const STATEMENTS = [
  'delete from sessions where expires_at < now()',
  'delete from login_challenges where expires_at < now()',
  'delete from passkey_challenges where expires_at < now()',
  `delete from totp_factors where confirmed_at is null and created_at < now() - interval '1 day'`,
  'delete from email_holds where until < now()',
  `delete from account_changes where at < now() - interval '8 days'`,
  `delete from account_tokens where coalesce(used_at, expires_at) < now() - interval '30 days'`,
  `delete from devices where last_seen_at < now() - interval '180 days'`,
  `delete from account_events where at < now() - interval '180 days'`,
  `delete from mails where created_at < now() - interval '30 days'`,
];

/** Nobody confirms an account with a stranger's email. Without a case or a post nothing is lost. */
const UNCONFIRMED = `
  delete from accounts account
  where confirmation_required and email_confirmed_at is null and created_at < now() - interval '30 days'
    and role in ('user', 'lawyer')
    and not exists (select from cases where client_id = account.id or lawyer_id = account.id)
    and not exists (select from blogs where author_id = account.id)`;

/** Deletes ended sessions and holds at once, what accounts were before a change after 8 days, used and expired links and mails after 30 days, devices and events after
 * 180, and accounts whose email was not confirmed in 30. */
export async function sweepAccounts(dataSource: DataSource, { mail }: Pick<Config, 'mail'>): Promise<void> {
  // Where no mail is sent nobody can confirm an email.
  for (const statement of [...STATEMENTS, ...(mail ? [UNCONFIRMED] : [])]) await dataSource.query(statement);
}
