import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { sendMail } from '../../../platform/mail/send-mail';
import { AccountEventKind } from '../account-event.entity';
import { recordAccountEvent } from '../account-events';
import { unlockMail } from '../account-mails';
import { createLink, takeToken } from '../account-tokens';
import { findAccountByName } from '../phone/sign-in-name';
import type { AccountJobPlatform } from '../recovery/password-reset.service';
import type { UnlockSignInPayload } from './session.types';
import { addDevice } from './devices';

/**
 * Mails the owner of an email, once a day, that too many passwords were tried. A job looks the email up, so that the refusal
 * takes equally long without an account.
 */
export async function askForUnlockMail(context: RequestContext, email: string): Promise<void> {
  const { limits, jobs } = context.platform;
  const { consumedPoints } = await limits.unlockMails.penalty(email);
  if (consumedPoints === 1) await jobs.add(context.db, 'mail-unlock', { email });
}

/** The link makes a device known. No mail without an account and its email. */
export async function mailUnlock(platform: AccountJobPlatform, email: string): Promise<void> {
  await platform.dataSource.transaction(async (db) => {
    const account = await findAccountByName(db, email);
    if (!account?.email) return;
    const context = { db, platform, now: () => new Date() };
    const url = await createLink(context, { accountId: account.id, purpose: 'unlock' });
    const to = { accountId: account.id, address: account.email, kind: 'unlock' };
    await sendMail(context, to, unlockMail(url));
  });
}

/**
 * Makes the device of the request known to an account by a mailed link, so that strangers' tries do not block its sign-in.
 * Returns the client's secret. @throws AppError BAD_USER_INPUT.
 */
export async function unlockSignIn(context: RequestContext, token: string): Promise<UnlockSignInPayload> {
  return inTransaction(context, async (tx) => {
    const { accountId } = await takeToken(tx.db, ['unlock'], token);
    const device = await addDevice(tx, accountId);
    await recordAccountEvent(tx, accountId, AccountEventKind.NEW_DEVICE);
    return { message: 'You can sign in on this device now.', device: device.token };
  });
}
