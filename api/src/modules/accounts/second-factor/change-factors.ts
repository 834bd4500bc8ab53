import { type EntityManager, In, Not } from 'typeorm';
import { requireRecentProof } from '../../../auth/recent-proof';
import type { RequestContext } from '../../../context';
import { AccountToken } from '../account-token.entity';
import { changeOwnAccount } from '../lock-account';
import { Session } from '../sessions/session.entity';
import { LoginChallenge } from './challenge.entity';
import { type FactorChange, notifyFactorChanged } from './factor-notices';
import { hasFactor } from './prove-factor';
import { makeRecoveryCodes, replaceRecoveryCodes } from './recovery-codes';
import { FactorRemoval, Passkey, RecoveryCode, TotpFactor } from './second-factor.entity';

/** Ends what was opened without the present factors: the other sessions, and sign-ins that wait for a second factor. */
async function revokeOtherSessions(
  { db }: RequestContext,
  accountId: string,
  sessionId: string,
  { secondFactor }: { secondFactor: boolean },
): Promise<void> {
  await db.delete(Session, { accountId, id: Not(sessionId) });
  await db.delete(LoginChallenge, { accountId });
  await db.update(Session, { id: sessionId }, { secondFactor });
}

/** Ends the removal of a lost factor, with the mailed links for it. False where there was none. */
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

/**
 * Adds a second factor of the viewer, and ends the other sessions. Gives recovery codes where it is the first one; they are
 * shown once. @throws AppError IDENTITY_REQUIRED.
 */
export async function addFactor(
  context: RequestContext,
  change: FactorChange,
  add: (tx: RequestContext) => Promise<void>,
): Promise<string[]> {
  const { id, sessionId } = requireRecentProof(context);
  // Made before the transaction, because hashing takes long.
  const codes = (await hasFactor(context, id)) ? null : await makeRecoveryCodes(context, id);
  return changeOwnAccount(context, async (tx, account) => {
    const isFirst = !(await hasFactor(tx, id));
    await add(tx);
    await revokeOtherSessions(tx, id, sessionId, { secondFactor: true });
    await notifyFactorChanged(tx, account, change);
    if (!isFirst) return [];
    return replaceRecoveryCodes(tx.db, id, codes ?? (await makeRecoveryCodes(tx, id)));
  });
}

/** Removes a second factor of the viewer, and ends the other sessions. @throws AppError IDENTITY_REQUIRED. */
export async function removeFactor(
  context: RequestContext,
  changes: { last: FactorChange; other: FactorChange },
  remove: (tx: RequestContext, accountId: string) => Promise<void>,
): Promise<void> {
  const { id, sessionId } = requireRecentProof(context);
  await changeOwnAccount(context, async (tx, account) => {
    await remove(tx, id);
    const secondFactor = await hasFactor(tx, id);
    // Recovery codes belong to a factor.
    if (!secondFactor) await removeFactors(tx.db, id);
    await revokeOtherSessions(tx, id, sessionId, { secondFactor });
    await notifyFactorChanged(tx, account, secondFactor ? changes.other : changes.last);
  });
}
