import { requireViewer } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { AppError } from '../../../errors/app-error';
import type { PlainSentence } from '../../../i18n/sentences';
import { sendMail } from '../../../platform/mail/send-mail';
import { countAction } from '../../../platform/rate-limits';
import { confirmEmailMail } from '../account-mails';
import { Account } from '../account.entity';
import { createLink, TOO_MANY_LINKS } from '../account-tokens';

export async function mailConfirmation(
  context: RequestContext,
  { id: accountId, email }: Pick<Account, 'id' | 'email'>,
): Promise<void> {
  const url = await createLink(context, { accountId, purpose: 'confirm-email', data: { email } });
  await sendMail(context, { accountId, address: email, kind: 'confirm-account' }, confirmEmailMail(url));
}

const SENT = 'We have sent you the link again.';

/**
 * Mails the viewer another link to confirm the email; nothing if it is confirmed.
 * @throws AppError RATE_LIMITED after 3 an hour, SERVICE_UNAVAILABLE where the product cannot send mail.
 */
export async function resendConfirmation(context: RequestContext): Promise<PlainSentence> {
  const { id } = requireViewer(context);
  const { config } = context.platform;
  if (config.production && !config.mail)
    throw new AppError('SERVICE_UNAVAILABLE', { message: 'We cannot send mail here.' });
  const account = await context.db.findOneByOrFail(Account, { id });
  if (!account.email || (account.emailConfirmedAt && !account.emailRefusedAt)) return SENT;
  await countAction(context, 'emailConfirmations', id, TOO_MANY_LINKS);
  await inTransaction(context, (tx) => mailConfirmation(tx, account));
  return SENT;
}

/** False where the account has another email by now. */
export async function markEmailConfirmed(
  { db, now }: RequestContext,
  accountId: string,
  email: string,
): Promise<boolean> {
  const { affected } = await db.update(
    Account,
    { id: accountId, email },
    { emailConfirmedAt: now(), emailRefusedAt: null },
  );
  return affected === 1;
}

/**
 * A link for a new password confirms the email. A phone given before may belong to somebody who registered with a stranger's
 * email, so it is removed. True in that case: passkeys may be theirs, too.
 */
export async function confirmByPasswordReset(
  { db, now }: RequestContext,
  accountId: string,
): Promise<boolean> {
  const [rows] = await db.query<[{ required: boolean }[], number]>(
    `update accounts set email_confirmed_at = $2, phone = case when confirmation_required then null else phone end
     where id = $1 and email_confirmed_at is null
     returning confirmation_required as required`,
    [accountId, now()],
  );
  return rows[0]?.required === true;
}

/** @param byPhone whether a sign-in phone counts as well. */
async function mustConfirm(
  { db, platform }: RequestContext,
  accountId: string,
  byPhone: boolean,
): Promise<boolean> {
  if (!platform.config.mail) return false;
  const rows = await db.query<unknown[]>(
    `select from accounts where id = $1 and confirmation_required and email_confirmed_at is null
       and not ($2 and exists (select from sign_in_phones where account_id = $1))`,
    [accountId, byPhone],
  );
  return rows.length > 0;
}

/**
 * For acts that reach other people. Exempt: accounts older than the rule, and installations that send no mail.
 * @throws AppError EMAIL_NOT_CONFIRMED without a confirmed email or a sign-in phone.
 */
export async function requireConfirmedEmail(context: RequestContext): Promise<void> {
  if (await mustConfirm(context, requireViewer(context).id, true)) throw new AppError('EMAIL_NOT_CONFIRMED');
}

/** For a second factor: who loses it needs mails. @throws AppError EMAIL_NOT_CONFIRMED. */
export async function requireMailbox(context: RequestContext): Promise<void> {
  await requireConfirmedEmail(context);
  if (await mustConfirm(context, requireViewer(context).id, false))
    throw new AppError('EMAIL_NOT_CONFIRMED', { message: 'Please add an email first, and confirm it.' });
}

/** The same for a lawyer's account, for an admin. @throws AppError EMAIL_NOT_CONFIRMED. */
export async function requireConfirmedEmailOf(context: RequestContext, accountId: string): Promise<void> {
  if (await mustConfirm(context, accountId, false))
    throw new AppError('EMAIL_NOT_CONFIRMED', { message: 'This lawyer has not confirmed the email yet.' });
}

export function isAskedToConfirm(
  { viewer, platform }: RequestContext,
  {
    id,
    email,
    emailConfirmedAt,
    emailRefusedAt,
  }: Pick<Account, 'id' | 'email' | 'emailConfirmedAt' | 'emailRefusedAt'>,
): boolean {
  return (
    platform.config.mail !== null &&
    viewer?.id === id &&
    email !== '' &&
    (emailConfirmedAt === null || emailRefusedAt !== null)
  );
}
