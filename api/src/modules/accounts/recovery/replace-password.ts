import { In } from 'typeorm';
import type { AuditContext } from '../../../platform/audit/write-audit';
import { Account } from '../account.entity';
import { AccountToken } from '../account-token.entity';
import { revokeCalendarAddress } from '../calendar-address';
import { LoginChallenge } from '../second-factor/challenge.entity';
import { Session } from '../sessions/session.entity';

/**
 * Sets another password, in the caller's transaction. Every session ends, and so do the calendar address, sign-ins that wait for a code, links for a
 * password and for another email, which somebody else may have asked for; what undoes a change of email stays.
 */
export async function replacePassword(
  context: AuditContext,
  accountId: string,
  passwordHash: string,
): Promise<void> {
  const { db } = context;
  await db.update(Account, { id: accountId }, { passwordHash, passwordIsInitial: false });
  await db.delete(Session, { accountId });
  await revokeCalendarAddress(context, accountId);
  await db.delete(LoginChallenge, { accountId });
  await db.delete(AccountToken, { accountId, purpose: In(['reset-password', 'change-email']) });
}
