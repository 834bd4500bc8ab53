import { type EntityManager, IsNull, Not } from 'typeorm';
import type { Mail } from '../../../platform/mail/mail.entity';
import { Account } from '../account.entity';

/** Sent to a refused address too: an opened link proves that the address accepts mail again. */
const WITH_A_LINK: ReadonlySet<string> = new Set(['confirm-account', 'password-reset']);

/** Records that a mail server permanently refused the address of an account. */
export async function markEmailRefused(
  db: EntityManager,
  { accountId: id, address: email }: Pick<Mail, 'accountId' | 'address'>,
): Promise<void> {
  if (id !== null) await db.update(Account, { id, email }, { emailRefusedAt: new Date() });
}

/** Whether a mail must not be sent, because its address was permanently refused. */
export async function isToRefusedEmail(
  db: EntityManager,
  { accountId: id, address: email, kind }: Pick<Mail, 'accountId' | 'address' | 'kind'>,
): Promise<boolean> {
  if (id === null || WITH_A_LINK.has(kind)) return false;
  return db.existsBy(Account, { id, email, emailRefusedAt: Not(IsNull()) });
}
