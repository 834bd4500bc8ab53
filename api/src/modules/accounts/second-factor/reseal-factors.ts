import type { EntityManager } from 'typeorm';
import type { Sealing } from '../../../platform/encryption/sealing';
import { TotpFactor } from './totp-factor.entity';

/**
 * Seals the secrets of second factors with the newest key. Gives how many there are. One that is changed meanwhile is left,
 * as it was sealed with the newest key then.
 */
export async function resealFactors(db: EntityManager, sealing: Sealing): Promise<number> {
  const factors = await db.find(TotpFactor);
  for (const { accountId, secretSealed } of factors) {
    const sealed = sealing.seal('totp', accountId, sealing.open('totp', accountId, secretSealed));
    await db.update(TotpFactor, { accountId, secretSealed }, { secretSealed: sealed });
  }
  return factors.length;
}
