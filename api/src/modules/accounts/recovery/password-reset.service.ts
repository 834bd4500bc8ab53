import { IsNull, MoreThan } from 'typeorm';
import { hashPassword } from '../../../auth/password';
import type { Config } from '../../../config/config';
import type { Platform, RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { AppError, invalidInput } from '../../../errors/app-error';
import type { PlainSentence } from '../../../i18n/sentences';
import { sendMail } from '../../../platform/mail/send-mail';
import { AuditAct, accountSubject, writeAudit } from '../../../platform/audit/write-audit';
import { countAction } from '../../../platform/rate-limits';
import { AccountEventKind } from '../account-event.entity';
import { recordAccountEvent } from '../account-events';
import { Account } from '../account.entity';
import { NEW_EMAIL_MAIL, PASSWORD_CHANGED, passwordResetMail } from '../account-mails';
import { AccountToken } from '../account-token.entity';
import { refuseWeakPassword } from '../account.service';
import { isEmailNew } from '../email/email-holds';
import { confirmByPasswordReset } from '../email/email-confirmation.service';
import { readSignInName } from '../phone/sign-in-name';
import { removeUnconfirmedPasskeys } from '../second-factor/passkeys/passkey.service';
import { accountOfToken, createLink, takeToken, TOO_MANY_LINKS } from '../account-tokens';
import { replacePassword } from './replace-password';
import { warnOwner } from './warn-owner';

const NO_MAIL = 'A phone number gets no mail: sign in by a code, then set a password.';

const LINKS = ['reset-password', 'new-password'] as const;
/** Valid links of an account; more would only fill the mailbox. */
const MOST_LINKS = 3;

/**
 * Requests a link for a new password. The account is looked up afterwards, so that the response does not reveal whether it
 * exists. @throws AppError BAD_USER_INPUT for a phone number, RATE_LIMITED after 3 an hour for an email from a network, 10 for an email or 20 from a network,
 * SERVICE_UNAVAILABLE where the product cannot send mail.
 */
export async function requestPasswordReset(context: RequestContext, email: string): Promise<PlainSentence> {
  const { config, jobs } = context.platform;
  if (config.production && !config.mail)
    throw new AppError('SERVICE_UNAVAILABLE', {
      message: 'We cannot send mail here. Please write to us, and we help you.',
    });
  const address = readSignInName(email);
  if (!address.includes('@') && address.startsWith('+'))
    throw invalidInput({ field: 'email', message: NO_MAIL });
  await countAction(context, 'passwordResetsOfNetwork', context.network, TOO_MANY_LINKS);
  // Counted before the limit by email, which others could exhaust.
  await countAction(context, 'passwordResetsFromNetwork', `${address} ${context.network}`, TOO_MANY_LINKS);
  await countAction(context, 'passwordResets', address, TOO_MANY_LINKS);
  await jobs.add(context.db, 'mail-password-reset', { email: address });
  return 'If this address has an account, we have sent it a link.';
}

export type AccountJobPlatform = Pick<Platform, 'dataSource' | 'jobs'> & {
  config: Pick<Config, 'publicOrigin'>;
};

/**
 * Mails the link for a new password, if the email has an account. Three links are valid at once and none revokes an earlier
 * link: anybody can ask. A new email gets no link while its change can be undone.
 */
export async function mailPasswordReset(platform: AccountJobPlatform, email: string): Promise<void> {
  await platform.dataSource.transaction(async (db) => {
    const account = await db.findOne(Account, { where: { email }, lock: { mode: 'for_no_key_update' } });
    if (!account) return;
    const context = { db, platform, now: () => new Date() };
    const to = { accountId: account.id, address: account.email, kind: 'password-reset' };
    if (await isEmailNew(db, account)) return sendMail(context, to, NEW_EMAIL_MAIL);
    const present = { accountId: account.id, purpose: 'reset-password', usedAt: IsNull() } as const;
    if ((await db.countBy(AccountToken, { ...present, expiresAt: MoreThan(new Date()) })) >= MOST_LINKS)
      return;
    const url = await createLink(context, { accountId: account.id, purpose: 'reset-password' });
    await sendMail(context, to, passwordResetMail(url));
  });
}

/**
 * Sets the password of a link's account and ends all its sessions. Does not sign in; returns the account's email.
 * @throws AppError BAD_USER_INPUT naming `token` or `newPassword`.
 */
export async function resetPassword(
  context: RequestContext,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<{ message: PlainSentence; email: string }> {
  // Hashing is expensive: only for a valid link.
  refuseWeakPassword(newPassword, 'newPassword', await accountOfToken(context.db, LINKS, token));
  const passwordHash = await hashPassword(newPassword, context);
  const email = await inTransaction(context, async (tx) => {
    const { accountId } = await takeToken(tx.db, LINKS, token);
    await replacePassword(tx, accountId, passwordHash);
    await recordAccountEvent(tx, accountId, AccountEventKind.PASSWORD_RESET);
    await writeAudit(tx, AuditAct.PASSWORD_RESET, { subject: accountSubject(accountId) });
    const account = await tx.db.findOneByOrFail(Account, { id: accountId });
    if (await confirmByPasswordReset(tx, accountId)) {
      await removeUnconfirmedPasskeys(tx, account);
      // A stranger who registered with this email may have set the earlier values.
      await tx.db.query('delete from account_changes where account_id = $1', [accountId]);
    }
    await warnOwner(tx, account, 'password-changed', PASSWORD_CHANGED);
    return account.email;
  });
  return { message: 'Your new password is set. Please sign in with it.', email };
}
