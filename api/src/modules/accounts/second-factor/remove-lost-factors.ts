import { v7 as uuidv7 } from 'uuid';
import { type EntityManager, LessThanOrEqual } from 'typeorm';
import { AuditAct, accountSubject, byJob, writeAudit } from '../../../platform/audit/write-audit';
import { AccountEvent, AccountEventKind } from '../account-event.entity';
import { factorChangedWarning } from '../account-mails';
import { Account } from '../account.entity';
import type { AccountJobPlatform } from '../recovery/password-reset.service';
import { type LinkMailContext, warnOwner } from '../recovery/warn-owner';
import { Session } from '../sessions/session.entity';
import { endFactorRemoval, removeFactors } from './change-factors';
import { mailPendingRemoval } from './factor-removal.service';
import { FactorRemoval } from './second-factor.entity';

const DAY_MILLISECONDS = 24 * 60 * 60_000;
const REMOVED = 'The second factor of your AinSathi account was removed, because it was said to be lost.';

/** Ends the sessions too: the lost phone may be signed in. */
async function removeLostFactor(context: LinkMailContext, account: Account): Promise<void> {
  const { db } = context;
  const accountId = account.id;
  // Stopped meanwhile.
  if (!(await endFactorRemoval(db, accountId))) return;
  await removeFactors(db, accountId);
  await db.delete(Session, { accountId });
  const kind = AccountEventKind.FACTOR_REMOVED;
  await db.insert(AccountEvent, { id: uuidv7(), accountId, at: context.now(), kind });
  await writeAudit(byJob(db), AuditAct.FACTOR_REMOVED, {
    subject: accountSubject(accountId),
    after: { lost: true },
  });
  await warnOwner(context, account, 'factor-changed', factorChangedWarning(REMOVED));
}

async function goOn(context: LinkMailContext, accountId: string, at: Date): Promise<void> {
  const { db } = context;
  const lock = { mode: 'for_no_key_update' } as const;
  const account = await db.findOne(Account, { where: { id: accountId }, lock });
  // The removal may have been stopped since it was listed.
  const removal = await db.findOneBy(FactorRemoval, { accountId });
  if (!account || !removal) return;
  if (removal.dueAt <= at) {
    await removeLostFactor(context, account);
  } else if (at.getTime() - removal.toldAt.getTime() >= DAY_MILLISECONDS) {
    await db.update(FactorRemoval, { accountId }, { toldAt: at });
    await mailPendingRemoval(context, account, removal.dueAt);
  }
}

/** Owners of locked accounts get no mail and could not stop the removal. */
async function endOfLockedAccounts(db: EntityManager): Promise<void> {
  const rows = await db.query<{ accountId: string }[]>(
    `select account_id as "accountId" from factor_removals join account_locks using (account_id)`,
  );
  for (const { accountId } of rows) await endFactorRemoval(db, accountId);
}

/** Removes the lost factors that are due; mails the other owners once a day. */
export async function removeLostFactors(
  platform: AccountJobPlatform,
  now: () => Date = () => new Date(),
): Promise<void> {
  const { dataSource } = platform;
  await endOfLockedAccounts(dataSource.manager);
  const at = now();
  const toldBefore = new Date(at.getTime() - DAY_MILLISECONDS);
  const removals = await dataSource.manager.find(FactorRemoval, {
    where: [{ dueAt: LessThanOrEqual(at) }, { toldAt: LessThanOrEqual(toldBefore) }],
  });
  for (const { accountId } of removals)
    await dataSource.transaction(async (db) => goOn({ db, platform, now }, accountId, at));
}
