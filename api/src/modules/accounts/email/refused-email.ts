import { type EntityManager, IsNull, Not } from 'typeorm';
import type { Mail } from '../../../platform/mail/mail.entity';
import { Account } from '../account.entity';

/** Mails that are sent to a refused address too: with their links its owner shows that it takes mails again. */
const WITH_A_LINK: ReadonlySet<string> = new Set(['confirm-account', 'password-reset']);

/** Remembers that a mail server refused the address of an account for good. */
export async function markEmailRefused(
  db: EntityManager,
  { accountId: id, address: email }: Pick<Mail, 'accountId' | 'address'>,
): Promise<void> {
  if (id !== null) await db.update(Account, { id, email }, { emailRefusedAt: new Date() });
}

/** Whether a mail waits for nobody, because its address was refused for good. */
export async function isToRefusedEmail(
  db: EntityManager,
  { accountId: id, address: email, kind }: Pick<Mail, 'accountId' | 'address' | 'kind'>,
): Promise<boolean> {
  if (id === null || WITH_A_LINK.has(kind)) return false;
  return db.existsBy(Account, { id, email, emailRefusedAt: Not(IsNull()) });
}
