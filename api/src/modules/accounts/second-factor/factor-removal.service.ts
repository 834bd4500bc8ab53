import { type EntityManager, LessThanOrEqual } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../../auth/role';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { AppError, notFound } from '../../../errors/app-error';
import type { PlainSentence } from '../../../i18n/sentences';
import { AuditAct, accountSubject, byJob, writeAudit } from '../../../platform/audit/write-audit';
import { consumeLimit } from '../../../platform/rate-limits';
import { AccountEvent, AccountEventKind } from '../account-event.entity';
import { recordAccountEvent } from '../account-events';
import { Account } from '../account.entity';
import { changeOwnAccount } from '../lock-account';
import { factorChangedWarning, removalLinkWarning, removalPendingWarning } from '../account-mails';
import { createLink, expiredLink, takeToken, TOO_MANY_LINKS } from '../account-tokens';
import { isEmailNew } from '../email/email-holds';
import type { AccountJobPlatform } from '../recovery/password-reset.service';
import type { LinkMailContext } from '../../../platform/mail/send-mail';
import { warnOwner } from '../recovery/warn-owner';
import { Session } from '../sessions/session.entity';
import { endFactorRemoval, removeFactors } from './change-factors';
import { tryChallenge } from './login-challenges';
import { hasFactor } from './prove-factor';
import { FactorRemoval } from './second-factor.entity';

const WAIT_MILLISECONDS = 72 * 60 * 60_000;

/** Locks the account; null where a mail cannot remove its factor: for staff, and while a change of its email can be undone. */
async function lockOwner({ db }: RequestContext, id: string): Promise<Account | null> {
  const account = await db.findOne(Account, { where: { id }, lock: { mode: 'for_no_key_update' } });
  if (!account || account.role === Role.ADMIN || (await isEmailNew(db, account))) return null;
  return (await hasFactor({ db }, id)) ? account : null;
}

/**
 * Mails the link that starts the removal of a lost second factor; the challenge proves the password. Staff get no link, with
 * the same answer. @throws AppError BAD_USER_INPUT naming `challenge`, RATE_LIMITED after 3 an hour, SERVICE_UNAVAILABLE where
 * the product cannot send mail.
 */
export async function requestFactorRemoval(
  context: RequestContext,
  challenge: string,
): Promise<PlainSentence> {
  const { config, limits } = context.platform;
  if (config.production && !config.mail)
    throw new AppError('SERVICE_UNAVAILABLE', {
      message: 'We cannot send mail here. Please write to us, and we help you.',
    });
  const { accountId } = await tryChallenge(context, challenge);
  await consumeLimit(limits.factorRemovals, accountId, TOO_MANY_LINKS);
  await inTransaction(context, async (tx) => {
    const account = await lockOwner(tx, accountId);
    if (!account) return;
    const url = await createLink(tx, { accountId, purpose: 'remove-factor' });
    await warnOwner(tx, account, 'remove-factor', removalLinkWarning(url));
  });
  return 'We have sent a link to the email of your account. Staff get none: an owner or the operator removes their second factor.';
}

/** With the date, and a link that stops the removal. */
async function mailPendingRemoval(context: LinkMailContext, account: Account, dueAt: Date): Promise<void> {
  const url = await createLink(context, { accountId: account.id, purpose: 'keep-factor' });
  await warnOwner(context, account, 'factor-removal', removalPendingWarning(url, dueAt));
}

/** Starts the 72 hours until a lost factor is removed, by the mailed link. @throws AppError BAD_USER_INPUT. */
export async function confirmFactorRemoval(context: RequestContext, token: string): Promise<PlainSentence> {
  await inTransaction(context, async (tx) => {
    const { accountId } = await takeToken(tx.db, ['remove-factor'], token);
    const account = await lockOwner(tx, accountId);
    if (!account) throw expiredLink();
    // A second request does not restart the wait.
    if (await tx.db.existsBy(FactorRemoval, { accountId })) return;
    const toldAt = tx.now();
    const dueAt = new Date(toldAt.getTime() + WAIT_MILLISECONDS);
    await tx.db.insert(FactorRemoval, { accountId, dueAt, toldAt });
    await mailPendingRemoval(tx, account, dueAt);
    await recordAccountEvent(tx, accountId, AccountEventKind.FACTOR_REMOVAL_ASKED);
    await writeAudit(tx, AuditAct.FACTOR_REMOVAL_ASKED, {
      subject: accountSubject(accountId),
      actor: account,
    });
  });
  return 'In 72 hours your password alone signs in. Until then we write to you every day, and each mail can stop it.';
}

/** When the lost second factor will be removed; null where no removal is pending. */
export async function findFactorRemoval({ db }: RequestContext, accountId: string): Promise<Date | null> {
  return (await db.findOneBy(FactorRemoval, { accountId }))?.dueAt ?? null;
}

/** Runs in the caller's transaction. False where no removal is pending. */
export async function stopFactorRemoval(context: RequestContext, account: Account): Promise<boolean> {
  if (!(await endFactorRemoval(context.db, account.id))) return false;
  await recordAccountEvent(context, account.id, AccountEventKind.FACTOR_REMOVAL_STOPPED);
  const subject = accountSubject(account.id);
  await writeAudit(context, AuditAct.FACTOR_REMOVAL_STOPPED, { subject, actor: account });
  return true;
}

const KEPT = 'The second factor stays as it is.';

/** By the mailed link. @throws AppError BAD_USER_INPUT. */
export async function cancelFactorRemoval(context: RequestContext, token: string): Promise<PlainSentence> {
  await inTransaction(context, async (tx) => {
    const { accountId } = await takeToken(tx.db, ['keep-factor'], token);
    const account = await tx.db.findOneByOrFail(Account, { id: accountId });
    if (!(await stopFactorRemoval(tx, account))) throw expiredLink();
  });
  return KEPT;
}

/** @throws AppError NOT_FOUND where no removal is pending. */
export async function cancelOwnFactorRemoval(context: RequestContext): Promise<PlainSentence> {
  await changeOwnAccount(context, async (tx, account) => {
    if (!(await stopFactorRemoval(tx, account))) throw notFound('Removal');
  });
  return KEPT;
}

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
