import { paths } from '@ainsathi/contract/addresses';
import type { DataSource } from 'typeorm';
import { hashPassword } from '../../../auth/password';
import type { Config } from '../../../config';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { AppError } from '../../../errors/app-error';
import type { JobQueue } from '../../../platform/jobs/job-queue';
import { mailLink } from '../../../platform/mail/mail-link';
import { sendMail } from '../../../platform/mail/send-mail';
import { AuditAct } from '../../../platform/audit/audit-act';
import { accountSubject, writeAudit } from '../../../platform/audit/write-audit';
import { countAction } from '../../../platform/rate-limits';
import { AccountEventKind } from '../account-event.entity';
import { recordAccountEvent } from '../account-events';
import { Account } from '../account.entity';
import { passwordChangedMail, passwordResetMail } from '../account-mails';
import { normalizeEmail, refuseCommonPassword } from '../account.service';
import { confirmByPasswordReset } from '../email/email-confirmation.service';
import { removeUnconfirmedPasskeys } from '../second-factor/passkeys/remove-unconfirmed-passkeys';
import { createToken, refuseBadToken, takeToken } from '../account-tokens';
import { replacePassword } from './replace-password';

const TOO_MANY = 'Too many links were asked for. Please wait a little.';

/**
 * Asks for a link to set a new password. Nothing tells whether the email has an account: it is looked up afterwards.
 * @throws AppError RATE_LIMITED after 3 an hour for an email or 20 from a network, SERVICE_UNAVAILABLE where the product
 * cannot send mail.
 */
export async function requestPasswordReset(context: RequestContext, email: string): Promise<void> {
  const { config, jobs } = context.platform;
  if (config.production && !config.mail)
    throw new AppError('SERVICE_UNAVAILABLE', {
      message: 'We cannot send mail here. Please write to us, and we help you.',
    });
  const address = normalizeEmail(email);
  await countAction(context, 'passwordResetsOfNetwork', context.network, TOO_MANY);
  await countAction(context, 'passwordResets', address, TOO_MANY);
  await jobs.add(context.db, 'mail-password-reset', { email: address });
}

/** What a job of the accounts needs. */
export interface AccountJobPlatform {
  dataSource: DataSource;
  jobs: JobQueue;
  config: Pick<Config, 'publicOrigin'>;
}

/** Mails the link for a new password, if the email has an account. */
export async function mailPasswordReset(platform: AccountJobPlatform, email: string): Promise<void> {
  await platform.dataSource.transaction(async (db) => {
    const account = await db.findOneBy(Account, { email });
    if (!account) return;
    const context = { db, platform, now: () => new Date() };
    const token = await createToken(context, { accountId: account.id, purpose: 'reset-password' });
    const to = { accountId: account.id, address: account.email, kind: 'password-reset' };
    await sendMail(context, to, passwordResetMail(mailLink(platform.config, paths.resetPassword, token)));
  });
}

/** Tells an account that its password was changed. */
export async function mailPasswordChanged(context: RequestContext, account: Account): Promise<void> {
  const to = { accountId: account.id, address: account.email, kind: 'password-changed' };
  await sendMail(context, to, passwordChangedMail(mailLink(context.platform.config, paths.forgotPassword)));
}

/**
 * Sets the password of the account that a link was made for, and ends all its sessions. It does not sign in.
 * @throws AppError BAD_USER_INPUT naming `token` or `newPassword`.
 */
export async function resetPassword(
  context: RequestContext,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<void> {
  refuseCommonPassword(newPassword, 'newPassword');
  // Hashing is dear: not for what is no link.
  await refuseBadToken(context.db, 'reset-password', token);
  const passwordHash = await hashPassword(newPassword, context);
  await inTransaction(context, async (tx) => {
    const { accountId } = await takeToken(tx.db, ['reset-password'], token);
    await replacePassword(tx.db, accountId, passwordHash);
    await recordAccountEvent(tx, accountId, AccountEventKind.PASSWORD_RESET);
    await writeAudit(tx, AuditAct.PASSWORD_RESET, { subject: accountSubject(accountId) });
    const account = await tx.db.findOneByOrFail(Account, { id: accountId });
    if (await confirmByPasswordReset(tx, accountId)) await removeUnconfirmedPasskeys(tx, account);
    await mailPasswordChanged(tx, account);
  });
}
