import type { RequestContext } from '../../../../context';
import type { Account } from '../../account.entity';
import { notifyFactorChanged } from '../factor-notices';
import { hasFactor } from '../prove-factor';
import { removeFactors } from '../remove-factors';
import { Passkey } from './passkey.entity';

/** Removes the passkeys of an account whose email was not confirmed until now, in the caller's transaction. */
export async function removeUnconfirmedPasskeys(tx: RequestContext, account: Account): Promise<void> {
  const { affected } = await tx.db.delete(Passkey, { accountId: account.id });
  if (!affected) return;
  if (!(await hasFactor(tx, account.id))) await removeFactors(tx.db, account.id);
  await notifyFactorChanged(tx, account, 'passkeyRemoved');
}
