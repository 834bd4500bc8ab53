import type { EntityManager } from 'typeorm';
import { LoginChallenge } from './login-challenge.entity';
import { RecoveryCode } from './recovery-code.entity';
import { TotpFactor } from './totp-factor.entity';

/** Removes the second factor of an account with all that belongs to it. False where there was none. */
export async function removeFactors(db: EntityManager, accountId: string): Promise<boolean> {
  await db.delete(LoginChallenge, { accountId });
  await db.delete(RecoveryCode, { accountId });
  const { affected } = await db.delete(TotpFactor, { accountId });
  return affected === 1;
}
