import { In, Not } from 'typeorm';
import { requireRecentProof } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { conflict } from '../../../errors/app-error';
import type { PlainSentence } from '../../../i18n/sentences';
import { AuditAct, accountSubject, writeAudit } from '../../../platform/audit/write-audit';
import { personalChanges } from '../../../platform/audit/personal-changes';
import { sendMail } from '../../../platform/mail/send-mail';
import { AccountToken } from '../account-token.entity';
import { AccountEventKind } from '../account-event.entity';
import { recordAccountEvent } from '../account-events';
import { Account } from '../account.entity';
import {
  confirmEmailChangeMail,
  EMAIL_CHANGE_ASKED,
  EMAIL_CHANGED,
  emailChangeByStaffWarning,
} from '../account-mails';
import { createLink, expiredLink, TAKE_BACK_MILLISECONDS, takeToken } from '../account-tokens';
import { changeOwnAccount, lockAccount } from '../lock-account';
import { warnOwner } from '../recovery/warn-owner';
import { LoginChallenge } from '../second-factor/challenge.entity';
import { Session } from '../sessions/session.entity';
import { mailConfirmation, markEmailConfirmed } from './email-confirmation.service';
import { EmailHold } from './email-hold.entity';
import { refuseSecondChange } from './email-holds';

/** Confirmed at the new address; confirmed at the present address. */
const CHANGES = ['change-email', 'change-email-by-staff'] as const;

async function refuseTakenEmail({ db }: RequestContext, email: string): Promise<void> {
  const rows = await db.query<unknown[]>(
    `select from accounts where email = $1 union all select from email_holds where email = $1 and until > now()`,
    [email],
  );
  if (rows.length > 0) throw conflict('An account with this email already exists');
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
  await db.update(Account, { id: account.id }, { email, emailConfirmedAt: null, emailRefusedAt: null });
  await recordAccountEvent(context, account.id, AccountEventKind.EMAIL_CHANGED);
  const present = viewer?.id === account.id ? { id: Not(viewer.sessionId) } : {};
  await db.delete(Session, { accountId: account.id, ...present });
}

async function askNewAddress(context: RequestContext, account: Account, email: string): Promise<void> {
  const accountId = account.id;
  const url = await createLink(context, { accountId, purpose: 'change-email', data: { email } });
  const to = { accountId, address: email, kind: 'confirm-email' };
  await sendMail(context, to, confirmEmailChangeMail(url));
  await warnOwner(context, account, 'email-asked', EMAIL_CHANGE_ASKED);
}

/** The link at the present address changes the email; or a second member of the staff does after 72 hours. */
async function askPresentAddress(context: RequestContext, account: Account, email: string): Promise<void> {
  // Lock order: the account whose email changes, then who requests it, then the link.
  const data = { email, askedBy: (await lockAccount(context)).id };
  const subject = { accountId: account.id, purpose: 'change-email-by-staff', data } as const;
  const url = await createLink(context, subject);
  await warnOwner(context, account, 'email-asked', emailChangeByStaffWarning(url));
}

/**
 * Changes the email of an account, in the caller's transaction; the caller checks the permission. The change waits for the link
 * at the new address, or, if staff request it, at the present address. Without mail it applies at once and ends other sessions.
 * @throws AppError IDENTITY_REQUIRED, CONFLICT for a taken email, or within 7 days after a change.
 */
export async function changeEmail(context: RequestContext, account: Account, email: string): Promise<void> {
  const viewer = requireRecentProof(context);
  if (!context.platform.config.mail) return changeAtOnce(context, account, email);
  await refuseSecondChange(context.db, account);
  await refuseTakenEmail(context, email);
  await auditEmail(context, AuditAct.EMAIL_CHANGE_ASKED, account, email);
  await (viewer.id === account.id ? askNewAddress : askPresentAddress)(context, account, email);
}

/**
 * Applies a pending email, in the caller's transaction, which has locked the account. Ends all sessions and unfinished
 * sign-ins; for 7 days the previous address can recover the account and is reserved.
 */
export async function applyEmailChange(
  tx: RequestContext,
  account: Account,
  email: string,
  emailConfirmedAt: Date | null,
): Promise<void> {
  const accountId = account.id;
  await auditEmail(tx, AuditAct.EMAIL_CHANGED, account, email);
  await tx.db.update(Account, { id: accountId }, { email, emailConfirmedAt, emailRefusedAt: null });
  await tx.db.delete(Session, { accountId });
  await tx.db.delete(LoginChallenge, { accountId });
  await tx.db.delete(AccountToken, { accountId, purpose: In([...CHANGES, 'reset-password']) });
  await recordAccountEvent(tx, accountId, AccountEventKind.EMAIL_CHANGED);
  const until = new Date(tx.now().getTime() + TAKE_BACK_MILLISECONDS);
  if (account.email) await tx.db.upsert(EmailHold, { email: account.email, accountId, until }, ['email']);
  await warnOwner(tx, account, 'email-changed', EMAIL_CHANGED);
  if (!emailConfirmedAt) await mailConfirmation(tx, { id: accountId, email });
}

/**
 * Confirms the present email of an account, or a pending email, by a mailed link.
 * @throws AppError BAD_USER_INPUT naming `token`, CONFLICT for an email that was taken since.
 */
export async function confirmEmail(context: RequestContext, token: string): Promise<PlainSentence> {
  return inTransaction(context, async (tx) => {
    const { accountId, purpose, data } = await takeToken(tx.db, ['confirm-email', ...CHANGES], token);
    const { email = '' } = data;
    if (purpose === 'confirm-email') {
      if (!(await markEmailConfirmed(tx, accountId, email))) throw expiredLink();
      return 'Your email is confirmed.';
    }
    const account = await tx.db.findOneByOrFail(Account, { id: accountId });
    await applyEmailChange(tx, account, email, purpose === 'change-email' ? tx.now() : null);
    return 'Your email is changed. Please sign in with it.';
  });
}

/** The viewer keeps the present email: revokes the mailed links to another email. */
export async function cancelEmailChange(context: RequestContext): Promise<Account> {
  return changeOwnAccount(context, async ({ db }, account) => {
    await db.delete(AccountToken, { accountId: account.id, purpose: In(CHANGES) });
    return account;
  });
}

/** The viewer's pending email; null for other people. */
export async function findPendingEmail(
  { viewer, reader }: RequestContext,
  accountId: string,
): Promise<string | null> {
  if (viewer?.id !== accountId) return null;
  const rows: { email: string }[] = await reader.query(
    `select data ->> 'email' as email from account_tokens
     where account_id = $1 and purpose = any ($2) and used_at is null and expires_at > now()
     order by created_at desc limit 1`,
    [accountId, CHANGES],
  );
  return rows[0]?.email ?? null;
}
