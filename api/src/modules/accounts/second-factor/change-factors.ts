import { type EntityManager, In, Not } from 'typeorm';
import { requireRecentProof } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { AccountToken } from '../account-token.entity';
import { changeOwnAccount } from '../lock-account';
import { Session } from '../sessions/session.entity';
import { LoginChallenge } from './challenge.entity';
import { type FactorChange, notifyFactorChanged } from './factor-notices';
import { hasFactor } from './prove-factor';
import { makeRecoveryCodes, replaceRecoveryCodes } from './recovery-codes';
import { FactorRemoval, Passkey, RecoveryCode, TotpFactor } from './second-factor.entity';

/** Ends the other sessions and unfinished sign-ins, which did not prove the present factors. */
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

/** Also revokes its mailed links. False where no removal was pending. */
export async function endFactorRemoval(db: EntityManager, accountId: string): Promise<boolean> {
  await db.delete(AccountToken, { accountId, purpose: In(['remove-factor', 'keep-factor']) });
  const { affected } = await db.delete(FactorRemoval, { accountId });
  return affected === 1;
}

/** Removes the second factors and everything that belongs to them. False where there was none. */
export async function removeFactors(db: EntityManager, accountId: string): Promise<boolean> {
  await endFactorRemoval(db, accountId);
  await db.delete(LoginChallenge, { accountId });
  await db.delete(RecoveryCode, { accountId });
  const { affected: apps } = await db.delete(TotpFactor, { accountId });
  const { affected: passkeys } = await db.delete(Passkey, { accountId });
  return Boolean(apps) || Boolean(passkeys);
}

/**
 * Adds a second factor of the viewer and ends the other sessions. Returns recovery codes with the first factor, shown only
 * once. @throws AppError IDENTITY_REQUIRED.
 */
export async function addFactor(
  context: RequestContext,
  change: FactorChange,
  add: (tx: RequestContext) => Promise<void>,
): Promise<string[]> {
  const { id, sessionId } = requireRecentProof(context);
  // Before the transaction: hashing is slow.
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

/** Ends the other sessions. @throws AppError IDENTITY_REQUIRED. */
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
