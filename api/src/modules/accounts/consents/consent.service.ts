import { policies, type Policy, policyVersions } from '@ainsathi/contract/policies';
import { IsNull } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { requireViewer } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { countAction } from '../../../platform/rate-limits';
import { coarseNetwork } from '../../../platform/network';
import { changeOwnAccount } from '../lock-account';
import { Consent, ConsentKind } from './consent.entity';

/** The version of the question about offline copies. */
const OFFLINE_CASES_VERSION = '2026-11-22';

/** The latest consents of an account are listed; older consents stay in the table. */
const LISTED_CONSENTS = 50;

const KINDS: Record<Policy, ConsentKind> = { terms: ConsentKind.TERMS, privacy: ConsentKind.PRIVACY };

async function give(
  tx: RequestContext,
  accountId: string,
  kind: ConsentKind,
  version: string,
): Promise<void> {
  const consent = { id: uuidv7(), accountId, kind, version, givenAt: tx.now(), withdrawnAt: null };
  // Another tab may have accepted this version already.
  await tx.db
    .createQueryBuilder()
    .insert()
    .into(Consent)
    .values({ ...consent, network: coarseNetwork(tx.network) })
    .orIgnore()
    .execute();
}

/** Records that an account accepts the present texts, in the caller's transaction. */
export async function recordPolicies(tx: RequestContext, accountId: string): Promise<void> {
  for (const policy of policies) await give(tx, accountId, KINDS[policy], policyVersions[policy].version);
}

/** Newest first. */
export async function listConsents(context: RequestContext): Promise<Consent[]> {
  const { id: accountId } = requireViewer(context);
  return context.db.find(Consent, {
    where: { accountId },
    order: { givenAt: 'desc', id: 'desc' },
    take: LISTED_CONSENTS,
  });
}

/** The texts that changed since the viewer accepted them; none for accounts older than these records. */
export async function listChangedPolicies(context: RequestContext): Promise<ConsentKind[]> {
  const consents = await listConsents(context);
  const changed = policies.filter((policy) => {
    const accepted = consents.find(({ kind }) => kind === KINDS[policy]);
    return accepted !== undefined && accepted.version < policyVersions[policy].version;
  });
  return changed.map((policy) => KINDS[policy]);
}

/** Accepting the same texts again records nothing. */
export async function acceptPolicies(context: RequestContext): Promise<Consent[]> {
  return changeOwnAccount(context, async (tx, { id }) => {
    await recordPolicies(tx, id);
    return listConsents(tx);
  });
}

/** Gives or revokes the consent to offline copies. @throws AppError RATE_LIMITED after 20 an hour. */
export async function setOfflineCases(context: RequestContext, given: boolean): Promise<Consent[]> {
  const { id: accountId } = requireViewer(context);
  await countAction(context, 'offlineChoices', accountId);
  return changeOwnAccount(context, async (tx) => {
    const open = { accountId, kind: ConsentKind.OFFLINE_CASES, withdrawnAt: IsNull() };
    const isGiven = await tx.db.existsBy(Consent, open);
    if (given && !isGiven) await give(tx, accountId, ConsentKind.OFFLINE_CASES, OFFLINE_CASES_VERSION);
    if (!given && isGiven) await tx.db.update(Consent, open, { withdrawnAt: tx.now() });
    return listConsents(tx);
  });
}
