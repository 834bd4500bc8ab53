import type { EntityManager } from 'typeorm';
import type { Sealing } from '../../../platform/encryption/sealing';
import { TotpFactor } from './second-factor.entity';

/** Secrets of recently removed apps, which securing the account may restore. */
async function resealEarlier(db: EntityManager, sealing: Sealing): Promise<void> {
  const rows = await db.query<{ id: string; accountId: string; sealed: string }[]>(
    `select id, account_id as "accountId", before ->> 'secret_sealed' as sealed from account_changes
     where table_name = 'totp_factors' and before is not null`,
  );
  for (const { id, accountId, sealed } of rows)
    await db.query(
      `update account_changes set before = jsonb_set(before, '{secret_sealed}', to_jsonb($2::text)) where id = $1`,
      [id, sealing.seal('totp', accountId, sealing.open('totp', accountId, sealed))],
    );
}

/**
 * Seals the secrets of second factors with the newest key. Returns their number. Skips a factor that changes concurrently: the
 * change uses the newest key.
 */
export async function resealFactors(db: EntityManager, sealing: Sealing): Promise<number> {
  const factors = await db.find(TotpFactor);
  for (const { accountId, secretSealed } of factors) {
    const sealed = sealing.seal('totp', accountId, sealing.open('totp', accountId, secretSealed));
    await db.update(TotpFactor, { accountId, secretSealed }, { secretSealed: sealed });
  }
  await resealEarlier(db, sealing);
  return factors.length;
}
