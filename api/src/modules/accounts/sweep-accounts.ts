import type { DataSource } from 'typeorm';
import type { Config } from '../../config/config';

/** The retention of each table. Unsent mails only exist without a mail server. */
const STATEMENTS = [
  'delete from sessions where expires_at < now()',
  'delete from ended_sessions where expires_at < now()',
  'delete from login_challenges where expires_at < now()',
  'delete from passkey_challenges where expires_at < now()',
  `delete from totp_factors where confirmed_at is null and created_at < now() - interval '1 day'`,
  'delete from email_holds where until < now()',
  `delete from account_changes where at < now() - interval '8 days'`,
  `delete from account_tokens where coalesce(used_at, expires_at) < now() - interval '30 days'`,
  `delete from devices where last_seen_at < now() - interval '180 days'`,
  `delete from account_events where at < now() - interval '180 days'`,
  `delete from phone_proofs where created_at < now() - interval '1 day'`,
  `delete from sms where created_at < now() - interval '30 days'`,
  `update sms set text = null where created_at < now() - interval '1 day' and text is not null`,
  `delete from mails where created_at < now() - interval '30 days'`,
];

/** Somebody may register with a stranger's email, who never confirms. Accounts with a case or a post stay. */
const UNCONFIRMED = `
  delete from accounts account
  where confirmation_required and email_confirmed_at is null and created_at < now() - interval '30 days'
    and role in ('user', 'lawyer')
    and not exists (select from sign_in_phones where account_id = account.id)
    and not exists (select from cases where client_id = account.id or lawyer_id = account.id)
    and not exists (select from blogs where author_id = account.id)`;

/** Deletes what has expired, at the latest after 180 days. */
export async function sweepAccounts(dataSource: DataSource, { mail }: Pick<Config, 'mail'>): Promise<void> {
  // Where no mail is sent nobody can confirm an email.
  for (const statement of [...STATEMENTS, ...(mail ? [UNCONFIRMED] : [])]) await dataSource.query(statement);
}
