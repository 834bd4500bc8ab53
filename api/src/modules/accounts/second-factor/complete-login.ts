import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { auditFailedSignIn } from '../../../platform/audit/audit-refusal';
import { logSecurityEvent } from '../../../platform/log/request-log';
import { Account } from '../account.entity';
import { refuseLockedAccount } from '../locks/account-locks';
import { finishLogin, type LoggedIn } from '../sessions/finish-login';
import type { CompleteLoginInput } from '../sessions/session.inputs';
import { stopFactorRemoval } from './factor-removal.service';
import { expiredChallenge, takeChallenge, tryChallenge } from './login-challenges';
import { checkFactor, rewardRightFactor, useUpFactor } from './prove-factor';

/**
 * Goes on with a sign-in that asked for a second factor. A challenge takes 5 tries, an account 20 in an hour.
 * @throws AppError BAD_USER_INPUT naming `challenge`, `code` or `passkey`, ACCOUNT_LOCKED, RATE_LIMITED.
 */
export async function completeLogin(context: RequestContext, input: CompleteLoginInput): Promise<LoggedIn> {
  const { id, accountId, webauthn } = await tryChallenge(context, input.challenge);
  const asked = { challenge: webauthn, sessionId: null };
  const right = await checkFactor(context, accountId, input, asked).catch((error: unknown) => {
    logSecurityEvent(context, 'sign-in-refused', accountId);
    auditFailedSignIn(context, accountId);
    throw error;
  });
  const loggedIn = await inTransaction(context, async (tx) => {
    const lock = { mode: 'for_no_key_update' } as const;
    const account = await tx.db.findOne(Account, { where: { id: accountId }, lock });
    if (!account) throw expiredChallenge();
    // It may have been locked since the password was right.
    await refuseLockedAccount(tx.db, account);
    // A change of the password or of the factor has ended the challenge.
    await takeChallenge(tx.db, id);
    await useUpFactor(tx, accountId, right);
    // Whoever proves the factor has not lost the factor.
    await stopFactorRemoval(tx, account);
    return finishLogin(tx, account, { secondFactor: true });
  });
  await rewardRightFactor(context, accountId);
  return loggedIn;
}
