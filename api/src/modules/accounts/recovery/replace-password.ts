import { In } from 'typeorm';
import type { AuditContext } from '../../../platform/audit/write-audit';
import { Account } from '../account.entity';
import { AccountToken } from '../account-token.entity';
import { revokeCalendarAddress } from '../calendar-address';
import { LoginChallenge } from '../second-factor/challenge.entity';

/**
 * Sets another password, in the caller's transaction. Ends all sessions, the calendar URL, unfinished sign-ins, and links for a
 * password or another email, which somebody else may have requested; the link that undoes a change of email stays valid.
 */
export async function replacePassword(
  context: AuditContext,
  accountId: string,
  passwordHash: string,
): Promise<void> {
  const { db } = context;
  await db.update(Account, { id: accountId }, { passwordHash, passwordIsInitial: false });
  await db.query(
    `with ended as (delete from sessions where account_id = $1 returning id, expires_at)
     insert into ended_sessions (id, expires_at) select id, expires_at from ended`,
    [accountId],
  );
  await revokeCalendarAddress(context, accountId);
  await db.delete(LoginChallenge, { accountId });
  await db.delete(AccountToken, { accountId, purpose: In(['reset-password', 'change-email']) });
}
