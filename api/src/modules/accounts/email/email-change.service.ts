import { paths } from '@ainsathi/contract/addresses';
import { Not } from 'typeorm';
import { requireRecentProof } from '../../../auth/recent-proof';
import { requireViewer } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { AppError } from '../../../errors/app-error';
import { AuditAct } from '../../../platform/audit/audit-act';
import { personalChanges } from '../../../platform/audit/personal-changes';
import { accountSubject, writeAudit } from '../../../platform/audit/write-audit';
import { mailLink } from '../../../platform/mail/mail-link';
import { sendMail } from '../../../platform/mail/send-mail';
import { AccountToken } from '../account-token.entity';
import { AccountEventKind } from '../account-event.entity';
import { recordAccountEvent } from '../account-events';
import { Account } from '../account.entity';
import {
  confirmEmailChangeMail,
  emailChangeAskedMail,
  emailChangedMail,
  passwordResetMail,
} from '../account-mails';
import { createToken, expiredLink, takeToken, TOKEN_LIFETIMES } from '../account-tokens';
import { markEmailConfirmed } from './email-confirmation.service';
import { EmailHold } from './email-hold.entity';
import { Session } from '../sessions/session.entity';

function addressOf(account: Account, kind: string, address = account.email) {
  return { accountId: account.id, address, kind };
}

/** While a change can be undone there is no second one, so that a thief cannot outrun the owner. */
async function refuseSecondChange({ db }: RequestContext, { id }: Account): Promise<void> {
  const rows = await db.query<unknown[]>(
    `select from account_tokens
     where account_id = $1 and purpose = 'undo-email' and used_at is null and expires_at > now()`,
    [id],
  );
  if (rows.length > 0)
    throw new AppError('CONFLICT', {
      message: 'This email was changed less than 7 days ago, and cannot be changed again yet.',
    });
}

async function refuseTakenEmail({ db }: RequestContext, email: string): Promise<void> {
  const rows = await db.query<unknown[]>(
    `select from accounts where email = $1 union all select from email_holds where email = $1 and until > now()`,
    [email],
  );
  if (rows.length > 0)
    throw new AppError('CONFLICT', { message: 'An account with this email already exists' });
}

async function auditEmail(
  tx: RequestContext,
  act: AuditAct,
  { id, email }: Account,
  next: string,
): Promise<void> {
  const changes = personalChanges(tx.platform.sealing, { email }, { email: next });
  await writeAudit(tx, act, { subject: accountSubject(id), ...changes });
}

async function changeAtOnce(context: RequestContext, account: Account, email: string): Promise<void> {
  const { db, viewer } = context;
  await auditEmail(context, AuditAct.EMAIL_CHANGED, account, email);
  await db.update(Account, { id: account.id }, { email, emailConfirmedAt: null });
  await recordAccountEvent(context, account.id, AccountEventKind.EMAIL_CHANGED);
  const present = viewer?.id === account.id ? { id: Not(viewer.sessionId) } : {};
  await db.delete(Session, { accountId: account.id, ...present });
}

/**
 * Gives an account another email. With mail it changes once the link at the new address is used, and the present address
 * is told; without, at once, and the other sessions end. The caller has begun a transaction and checked who may do that.
 * @throws AppError IDENTITY_REQUIRED, CONFLICT for an email that is taken, or within 7 days after a change.
 */
export async function changeEmail(context: RequestContext, account: Account, email: string): Promise<void> {
  requireRecentProof(context);
  const { config } = context.platform;
  if (!config.mail) return changeAtOnce(context, account, email);
  await refuseSecondChange(context, account);
  await refuseTakenEmail(context, email);
  await auditEmail(context, AuditAct.EMAIL_CHANGE_ASKED, account, email);
  const token = await createToken(context, {
    accountId: account.id,
    purpose: 'change-email',
    data: { email },
  });
  const url = mailLink(config, paths.confirmEmail, token);
  await sendMail(context, addressOf(account, 'confirm-email', email), confirmEmailChangeMail(url));
  await sendMail(context, addressOf(account, 'email-asked'), emailChangeAskedMail());
}

async function lockAccount({ db }: RequestContext, id: string): Promise<Account> {
  return db.findOneOrFail(Account, { where: { id }, lock: { mode: 'pessimistic_write' } });
}

/**
 * Does what the link of a mail confirms: the present email of an account, or another one for it. Then the old address can
 * undo it for 7 days, nobody else can have it for so long, and all sessions end. @throws AppError BAD_USER_INPUT naming `token`, CONFLICT when the email was taken since.
 */
export async function confirmEmail(context: RequestContext, token: string): Promise<'confirmed' | 'changed'> {
  return inTransaction(context, async (tx) => {
    const { accountId, purpose, data } = await takeToken(tx.db, ['confirm-email', 'change-email'], token);
    const { email = '' } = data;
    if (purpose === 'confirm-email') {
      if (!(await markEmailConfirmed(tx, accountId, email))) throw expiredLink();
      return 'confirmed';
    }
    const account = await lockAccount(tx, accountId);
    await auditEmail(tx, AuditAct.EMAIL_CHANGED, account, email);
    await tx.db.update(Account, { id: accountId }, { email, emailConfirmedAt: tx.now() });
    await tx.db.delete(Session, { accountId });
    await recordAccountEvent(tx, accountId, AccountEventKind.EMAIL_CHANGED);
    const until = new Date(tx.now().getTime() + TOKEN_LIFETIMES['undo-email']);
    await tx.db.upsert(EmailHold, { email: account.email, accountId, until }, ['email']);
    const undo = await createToken(tx, { accountId, purpose: 'undo-email', data: { email: account.email } });
    const url = mailLink(tx.platform.config, paths.undoEmail, undo);
    await sendMail(tx, addressOf(account, 'email-changed'), emailChangedMail(url));
    return 'changed';
  });
}

/**
 * Puts the email back that an account had before. All sessions and links end, and a link for a new password is mailed.
 * @throws AppError BAD_USER_INPUT naming `token`.
 */
export async function undoEmailChange(context: RequestContext, token: string): Promise<string> {
  return inTransaction(context, async (tx) => {
    const { accountId, data } = await takeToken(tx.db, ['undo-email'], token);
    const { email = '' } = data;
    const account = await lockAccount(tx, accountId);
    await auditEmail(tx, AuditAct.EMAIL_CHANGE_UNDONE, account, email);
    await tx.db.delete(EmailHold, { accountId });
    await tx.db.update(Account, { id: accountId }, { email, emailConfirmedAt: tx.now() });
    await tx.db.delete(Session, { accountId });
    await tx.db.delete(AccountToken, { accountId });
    await recordAccountEvent(tx, accountId, AccountEventKind.EMAIL_CHANGE_UNDONE);
    const reset = await createToken(tx, { accountId, purpose: 'reset-password' });
    const url = mailLink(tx.platform.config, paths.resetPassword, reset);
    await sendMail(tx, addressOf(account, 'password-reset', email), passwordResetMail(url));
    return email;
  });
}

/** The viewer keeps the present email: the link at the new one acts no more. */
export async function cancelEmailChange(context: RequestContext): Promise<Account> {
  const { id } = requireViewer(context);
  await context.db.delete(AccountToken, { accountId: id, purpose: 'change-email' });
  return context.db.findOneByOrFail(Account, { id });
}

/** The email that waits for the viewer's confirmation; null for other people. */
export async function findPendingEmail(
  { viewer, reader }: RequestContext,
  accountId: string,
): Promise<string | null> {
  if (viewer?.id !== accountId) return null;
  const rows: { email: string }[] = await reader.query(
    `select data ->> 'email' as email from account_tokens
     where account_id = $1 and purpose = 'change-email' and used_at is null and expires_at > now()`,
    [accountId],
  );
  return rows[0]?.email ?? null;
}
