import { verifyPassword } from '../../../auth/password';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { type AppError, conflict, invalidInput } from '../../../errors/app-error';
import { logSecurityEvent } from '../../../platform/log/request-log';
import type { Account } from '../account.entity';
import { getOwnAccount } from '../account.service';
import { requireOpenSession } from '../lock-account';
import { takePhoneCode } from '../phone/phone-code.service';
import { PhonePurpose } from '../phone/phone-proof.entity';
import { stopFactorRemoval } from '../second-factor/factor-removal.service';
import { checkFactorIfWanted, rewardRightFactor, useUpFactor } from '../second-factor/prove-factor';
import { openSession, type SignedIn } from './open-session';
import type { IdentityInput } from './session.inputs';
import { lockIfPasswordUnchanged, logout, readPresentSession } from './session.service';
import { countAttempt, resetAttempts } from './sign-in-attempts';

const wrongPassword = (): AppError =>
  invalidInput({ field: 'password', message: 'The password is not right' });

async function checkPassword(context: RequestContext, account: Account, password: string): Promise<void> {
  const attempt = await countAttempt(context, account.email || account.id);
  if (!(await verifyPassword(account.passwordHash, password, context))) throw wrongPassword();
  await resetAttempts(context, attempt);
}

/** A code proves only where no email is confirmed. */
function refuseCode({ emailConfirmedAt }: Account): void {
  if (emailConfirmedAt) throw conflict('Your email is confirmed: your password says that it is you.');
}

/**
 * A new proof of identity, for acts that could take over the account: the password, or, where no email is confirmed, a code to
 * the sign-in phone; and the second factor if the account has one. A new session replaces the session of the request.
 * @throws AppError BAD_USER_INPUT naming `password`, `code` or `passkey`, CONFLICT for a code beside a confirmed email,
 * RATE_LIMITED like a sign-in.
 */
export async function confirmIdentity(
  context: RequestContext,
  { password, proofId, phoneCode, ...proof }: IdentityInput,
): Promise<SignedIn> {
  const account = await getOwnAccount(context);
  if (proofId) {
    refuseCode(account);
    await takePhoneCode(context, { proofId, code: phoneCode ?? '', purpose: PhonePurpose.IDENTITY });
  } else await checkPassword(context, account, password);
  const right = await checkFactorIfWanted(context, account.id, proof);
  const signedIn = await inTransaction(context, async (tx) => {
    const present = await lockIfPasswordUnchanged(tx, account);
    if (!present) throw wrongPassword();
    if (proofId) refuseCode(present);
    await requireOpenSession(tx);
    if (right) {
      await useUpFactor(tx, account.id, right);
      await stopFactorRemoval(tx, account);
    }
    logSecurityEvent(tx, 'identity', account.id);
    const { deviceId, shared } = await readPresentSession(tx);
    await logout(tx);
    return openSession(tx, account, deviceId, { secondFactor: right !== null, shared });
  });
  if (right) await rewardRightFactor(context, account.id);
  return signedIn;
}
