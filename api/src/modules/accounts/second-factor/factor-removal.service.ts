import { Role } from '../../../auth/role';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { AppError, notFound } from '../../../errors/app-error';
import type { PlainSentence } from '../../../i18n/sentences';
import { AuditAct, accountSubject, writeAudit } from '../../../platform/audit/write-audit';
import { consumeLimit } from '../../../platform/rate-limits';
import { AccountEventKind } from '../account-event.entity';
import { recordAccountEvent } from '../account-events';
import { Account } from '../account.entity';
import { changeOwnAccount } from '../lock-account';
import { removalLinkWarning, removalPendingWarning } from '../account-mails';
import { createLink, expiredLink, takeToken, TOO_MANY_LINKS } from '../account-tokens';
import { isEmailNew } from '../email/email-holds';
import { type LinkMailContext, warnOwner } from '../recovery/warn-owner';
import { endFactorRemoval } from './change-factors';
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
export async function mailPendingRemoval(
  context: LinkMailContext,
  account: Account,
  dueAt: Date,
): Promise<void> {
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
