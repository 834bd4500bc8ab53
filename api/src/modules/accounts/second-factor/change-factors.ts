import { Not } from 'typeorm';
import type { RequestContext } from '../../../context';
import { Account } from '../account.entity';
import { requireOpenSession } from '../sessions/require-open-session';
import { Session } from '../sessions/session.entity';
import { LoginChallenge } from './login-challenge.entity';

/** The account of the viewer, locked until the transaction ends, so that its factors change one after the other. @throws AppError UNAUTHENTICATED. */
export async function lockAccount(context: RequestContext, id: string): Promise<Account> {
  const lock = { mode: 'for_no_key_update' } as const;
  const account = await context.db.findOneOrFail(Account, { where: { id }, lock });
  await requireOpenSession(context);
  return account;
}

/** Ends what was opened without the present factors: the other sessions, and sign-ins that wait for a second factor. */
export async function revokeOtherSessions(
  { db }: RequestContext,
  accountId: string,
  sessionId: string,
  secondFactor: boolean,
): Promise<void> {
  await db.delete(Session, { accountId, id: Not(sessionId) });
  await db.delete(LoginChallenge, { accountId });
  await db.update(Session, { id: sessionId }, { secondFactor });
}
