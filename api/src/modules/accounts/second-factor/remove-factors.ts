import { type EntityManager, In } from 'typeorm';
import { AccountToken } from '../account-token.entity';
import { FactorRemoval } from './factor-removal.entity';
import { LoginChallenge } from './login-challenge.entity';
import { Passkey } from './passkeys/passkey.entity';
import { RecoveryCode } from './recovery-code.entity';
import { TotpFactor } from './totp-factor.entity';

/** Ends the removal of a lost factor, with the mailed links for it. False where none was going on. */
export async function endFactorRemoval(db: EntityManager, accountId: string): Promise<boolean> {
  await db.delete(AccountToken, { accountId, purpose: In(['remove-factor', 'keep-factor']) });
  const { affected } = await db.delete(FactorRemoval, { accountId });
  return affected === 1;
}

/** Removes the second factors of an account with all that belongs to them. False where there was none. */
export async function removeFactors(db: EntityManager, accountId: string): Promise<boolean> {
  await endFactorRemoval(db, accountId);
  await db.delete(LoginChallenge, { accountId });
  await db.delete(RecoveryCode, { accountId });
  const { affected: apps } = await db.delete(TotpFactor, { accountId });
  const { affected: passkeys } = await db.delete(Passkey, { accountId });
  return Boolean(apps) || Boolean(passkeys);
}
