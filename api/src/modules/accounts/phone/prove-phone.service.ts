import { UNUSABLE_PASSWORD } from '../../../auth/password';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { conflict, type SecondFactorRequest } from '../../../errors/app-error';
import { Account } from '../account.entity';
import { refuseLockedAccount } from '../locks/account-locks';
import { openChallenge } from '../second-factor/login-challenges';
import { findFactors } from '../second-factor/prove-factor';
import { findKnownDevice } from '../sessions/devices';
import { finishLogin, type LoggedIn, provenByCode } from '../sessions/open-session';
import type { ProvePhoneInput } from './phone.inputs';
import { takePhoneCode } from './phone-code.service';
import { PhoneProof, PhonePurpose } from './phone-proof.entity';
import { SignInPhone } from './sign-in-phone.entity';
import { findAccountByNumber } from './sign-in-name';

/** Operators sell a number again after 12 months. */
const UNUSED_MILLISECONDS = 300 * 24 * 60 * 60_000;

/** Whether a code alone no longer says that it is the owner. */
async function isUnused(tx: RequestContext, { phone, usedAt }: SignInPhone): Promise<boolean> {
  return (
    tx.now().getTime() - usedAt.getTime() > UNUSED_MILLISECONDS && (await findKnownDevice(tx, phone)) === null
  );
}

/** What a right code answers where it does not sign in: the proof then opens an account within 15 minutes. */
export type ProvedNumber = 'newAccount' | 'unused';

/**
 * Signs in by a code. For a number without an account, or whose account did not use it for 300 days on an unknown device,
 * says so. @throws AppError BAD_USER_INPUT naming `code`, ACCOUNT_LOCKED, CONFLICT while a secured account waits for its
 * password.
 */
export async function provePhone(
  context: RequestContext,
  { shared, ...typed }: ProvePhoneInput,
): Promise<LoggedIn | SecondFactorRequest | ProvedNumber> {
  const phone = await takePhoneCode(context, { ...typed, purpose: PhonePurpose.SIGN_IN });
  return inTransaction(context, async (tx) => {
    const found = await findAccountByNumber(tx.db, phone);
    if (!found) return 'newAccount';
    const lock = { mode: 'for_no_key_update' } as const;
    const account = await tx.db.findOneOrFail(Account, { where: { id: found.id }, lock });
    // The number may have moved to another account meanwhile.
    const present = await tx.db.findOneByOrFail(SignInPhone, { accountId: account.id, phone });
    if (await isUnused(tx, present)) {
      await tx.db.update(PhoneProof, { id: typed.proofId }, { accountId: account.id });
      return 'unused';
    }
    await refuseLockedAccount(tx.db, account);
    if (account.passwordHash === UNUSABLE_PASSWORD)
      throw conflict(
        'This account was taken back. Please open the link in your email and set a new password.',
      );
    await tx.db.update(SignInPhone, { phone }, { usedAt: tx.now() });
    await tx.db.update(PhoneProof, { id: typed.proofId }, { used: true });
    const factors = await findFactors(tx, account.id);
    if (factors) return openChallenge(tx, account.id, factors, { byCode: true });
    return finishLogin(tx, account, { secondFactor: false, shared, ...provenByCode(account) });
  });
}
