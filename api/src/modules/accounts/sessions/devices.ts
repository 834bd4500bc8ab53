import { v7 as uuidv7 } from 'uuid';
import type { RequestContext } from '../../../context';
import { Mail } from '../../../platform/mail/mail.entity';
import { MoreThan } from 'typeorm';
import { AccountEventKind } from '../account-event.entity';
import { recordAccountEvent } from '../account-events';
import { newDeviceWarning } from '../account-mails';
import type { Account } from '../account.entity';
import { warnOwner } from '../recovery/warn-owner';
import { hashSecret, newSecret } from '../secret';
import { browserLabel } from './browser-label';
import { Device } from './device.entity';

const DAY_MILLISECONDS = 24 * 60 * 60_000;
const MAILS_A_DAY = 3;
const MOST_DEVICES = 50;
const MAIL_KIND = 'new-device';

/** The id of the row, and the secret for the client. */
interface RememberedDevice {
  id: string;
  token: string;
}

/** The device of the request, if it has signed in to the account of an email, sign-in phone or id before; null otherwise. */
export async function findKnownDevice(
  { db, deviceToken }: RequestContext,
  name: string,
): Promise<string | null> {
  if (deviceToken === null) return null;
  const rows = await db.query<{ id: string }[]>(
    `select device.id from devices device join accounts account on account.id = device.account_id
     left join sign_in_phones number on number.account_id = account.id
     where device.token_hash = $2 and $1 in (account.email, number.phone, account.id::text)`,
    [name, hashSecret(deviceToken)],
  );
  return rows[0]?.id ?? null;
}

async function notifyOwner(context: RequestContext, account: Account, byCode: boolean): Promise<void> {
  await recordAccountEvent(context, account.id, AccountEventKind.NEW_DEVICE);
  // Its phone has just got the code.
  if (byCode && !account.email) return;
  const createdAt = MoreThan(new Date(context.now().getTime() - DAY_MILLISECONDS));
  const sent = await context.db.countBy(Mail, { accountId: account.id, kind: MAIL_KIND, createdAt });
  if (sent >= MAILS_A_DAY) return;
  const warning = newDeviceWarning(browserLabel(context.userAgent), context.now());
  await warnOwner(context, account, MAIL_KIND, warning);
}

/**
 * Records a sign-in on the device of the request, in the caller's transaction, which has locked the account. Notifies the owner
 * of an unknown device, except the first.
 */
export async function rememberDevice(
  context: RequestContext,
  account: Account,
  { byCode = false }: { byCode?: boolean },
): Promise<RememberedDevice> {
  const { db, deviceToken: token, now } = context;
  const accountId = account.id;
  if (token !== null) {
    const known = await db.findOneBy(Device, { accountId, tokenHash: hashSecret(token) });
    if (known) {
      await db.update(Device, { id: known.id }, { lastSeenAt: now() });
      return { id: known.id, token };
    }
  }
  if (await db.existsBy(Device, { accountId })) await notifyOwner(context, account, byCode);
  return addDevice(context, accountId);
}

/** The sign-in after registration sends no warning. */
const NEW_ACCOUNT_MILLISECONDS = 60 * 60_000;

/** Notifies the owner of a sign-in on a device that others use and that is not remembered. */
export async function noteSharedSignIn(
  context: RequestContext,
  account: Account,
  { byCode = false }: { byCode?: boolean },
): Promise<void> {
  const { db, deviceToken, now } = context;
  const tokenHash = deviceToken === null ? null : hashSecret(deviceToken);
  if (tokenHash && (await db.existsBy(Device, { accountId: account.id, tokenHash }))) return;
  const isNew = now().getTime() - account.createdAt.getTime() < NEW_ACCOUNT_MILLISECONDS;
  if (!isNew || (await db.existsBy(Device, { accountId: account.id })))
    await notifyOwner(context, account, byCode);
}

/** Makes the device of the request known to an account, in the caller's transaction, which has locked the account. */
export async function addDevice(context: RequestContext, accountId: string): Promise<RememberedDevice> {
  const { db, deviceToken, now } = context;
  const at = now();
  // A browser has one secret for all accounts that sign in with it; an unknown secret is replaced.
  const isOurs = deviceToken !== null && (await db.existsBy(Device, { tokenHash: hashSecret(deviceToken) }));
  const token = isOurs ? deviceToken : newSecret();
  const device = { id: uuidv7(), accountId, tokenHash: hashSecret(token), firstSeenAt: at, lastSeenAt: at };
  await db.insert(Device, device);
  await db.query(
    `delete from devices where id in (
       select id from devices where account_id = $1 order by last_seen_at desc, id desc offset $2)`,
    [accountId, MOST_DEVICES],
  );
  return { id: device.id, token };
}
