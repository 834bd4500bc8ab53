import type { EntityManager } from 'typeorm';
import type { Mail } from '../../../platform/mail/mail.entity';
import { AccountLock } from './account-lock.entity';

/** The mails that a locked account still gets: about the account itself. */
const ABOUT_THE_ACCOUNT = new Set([
  'password-reset',
  'password-changed',
  'email-asked',
  'email-changed',
  'factor-changed',
  'payment-details-changed',
]);

/** Whether a mail is for a locked account that gets no such mails. */
export async function isForLockedAccount(
  db: EntityManager,
  { accountId, kind }: Pick<Mail, 'accountId' | 'kind'>,
): Promise<boolean> {
  if (accountId === null || ABOUT_THE_ACCOUNT.has(kind)) return false;
  return db.existsBy(AccountLock, { accountId });
}
