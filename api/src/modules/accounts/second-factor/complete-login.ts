import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { logSecurityEvent } from '../../../platform/log/request-log';
import { Account } from '../account.entity';
import { refuseLockedAccount } from '../locks/account-locks';
import { finishLogin, type LoggedIn } from '../sessions/finish-login';
import type { CompleteLoginInput } from '../sessions/session.inputs';
import { expiredChallenge, takeChallenge, tryChallenge } from './login-challenges';
import { checkCode, rewardRightCode, useUpCode } from './prove-code';

/**
 * Goes on with a sign-in that asked for a code. A challenge takes 5 tries, an account 20 in an hour.
 * @throws AppError BAD_USER_INPUT naming `challenge` or `code`, ACCOUNT_LOCKED, RATE_LIMITED.
 */
export async function completeLogin(context: RequestContext, input: CompleteLoginInput): Promise<LoggedIn> {
  const { id, accountId } = await tryChallenge(context, input.challenge);
  const right = await checkCode(context, accountId, input.code).catch((error: unknown) => {
    logSecurityEvent(context, 'sign-in-refused', accountId);
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
    await useUpCode(tx, accountId, right);
    return finishLogin(tx, account, { secondFactor: true });
  });
  await rewardRightCode(context, accountId);
  return loggedIn;
}
