import { v7 as uuidv7 } from 'uuid';
import { hashPassword, NO_PASSWORD } from '../../../auth/password';
import { Role } from '../../../auth/role';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { Account } from '../../accounts/account.entity';
import { refuseWeakPassword } from '../../accounts/account.service';
import { recordPolicies } from '../../accounts/consents/consent.service';
import { openSignInPhone } from '../../accounts/phone/sign-in-phone.service';
import { takeProvedNumber } from '../../accounts/phone/proved-number';
import { finishLogin, type LoggedIn } from '../../accounts/sessions/open-session';
import { NotificationKind } from '../../notifications/notification.kinds';
import { notifyNow } from '../../notifications/notify-now';
import { countSignUp } from '../registration.service';
import type { PhoneAccountInput } from './phone-registration.inputs';

/** Notifies the devices and the bell of the earlier account. `openSignInPhone` has sent the mail, which says more. */
async function notifyMoved(tx: RequestContext, accountId: string, newAccountId: string): Promise<void> {
  const onceKey = `phone-moved:${newAccountId}`;
  await notifyNow(tx, accountId, NotificationKind.PHONE_MOVED, { onceKey });
  await tx.db.query(`update notifications set mail = 'skipped' where once_key = $1`, [onceKey]);
}

/**
 * Opens a client's account for a proved number, and signs in. A number that its account did not use for long moves to the new
 * account. @throws AppError BAD_USER_INPUT, CONFLICT for a number that has got an account or is held, RATE_LIMITED,
 * SERVICE_UNAVAILABLE when the password queue is full.
 */
export async function openPhoneAccount(
  context: RequestContext,
  { proofId, name, password, shared }: PhoneAccountInput,
): Promise<LoggedIn> {
  await countSignUp(context);
  if (password) refuseWeakPassword(password, 'password', { name, email: '' });
  const passwordHash = password ? await hashPassword(password, context) : NO_PASSWORD;
  return inTransaction(context, async (tx) => {
    const { phone, unusedBy } = await takeProvedNumber(tx, proofId);
    const account = tx.db.create(Account, {
      ...{ id: uuidv7(), role: Role.USER, name, email: '', phone, address: null, passwordHash },
      ...{ language: tx.language, createdAt: tx.now(), emailConfirmedAt: null, emailRefusedAt: null },
      confirmationRequired: tx.platform.config.mail !== null,
    });
    await tx.db.insert(Account, account);
    await openSignInPhone(tx, account, { phone, unusedBy });
    if (unusedBy) await notifyMoved(tx, unusedBy, account.id);
    await recordPolicies(tx, account.id);
    return finishLogin(tx, account, { secondFactor: false, shared });
  });
}
