import { createPublicKey } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { requireViewer, type Viewer } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { AppError, conflict, invalidInput, notFound } from '../../../errors/app-error';
import { consumeLimit } from '../../../platform/rate-limits';
import { isIdentifier } from '../../../validation/identifier';
import type { PushSubscriptionInput } from '../notification.inputs';
import { isPushServiceAddress } from './push-hosts';
import { type PushDevice, PushSubscription } from './push-subscription.entity';

const MOST_DEVICES = 10;
const AUTH_BYTES = 16;

/** Whether a key is an uncompressed point of P-256. */
function isPointOfCurve(key: string): boolean {
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65 || point[0] !== 4) return false;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    return true;
  } catch {
    return false;
  }
}

const storedEndpoint = (address: string): string => (URL.canParse(address) ? new URL(address).href : address);

async function countDevices({ db }: RequestContext, { id }: Viewer): Promise<number> {
  return db.countBy(PushSubscription, { accountId: id });
}

/** For registration in browsers; null where push is not configured. */
export function getPushPublicKey(context: RequestContext): string | null {
  requireViewer(context);
  return context.platform.push?.publicKey ?? null;
}

/**
 * Registers the browser of this session for push until the session ends. Replaces the oldest beyond 10, and takes a browser
 * over from another account. Returns the number of devices.
 * @throws AppError BAD_USER_INPUT naming `endpoint` for a URL of no push service, `p256dh` or `auth` for unusable keys,
 * SERVICE_UNAVAILABLE where push is not configured.
 */
export async function addPushSubscription(
  context: RequestContext,
  input: PushSubscriptionInput,
): Promise<number> {
  const viewer = requireViewer(context);
  const { push } = context.platform;
  if (!push) throw new AppError('SERVICE_UNAVAILABLE', { message: 'Nothing is sent to devices here' });
  if (!isPushServiceAddress(input.endpoint, push.testOrigin))
    throw invalidInput({ field: 'endpoint', message: 'This is not the address of a push service' });
  if (!isPointOfCurve(input.p256dh)) throw invalidInput({ field: 'p256dh', message: 'The key is not right' });
  if (Buffer.from(input.auth, 'base64url').length !== AUTH_BYTES)
    throw invalidInput({ field: 'auth', message: 'The secret is not right' });
  return inTransaction(context, async (tx) => {
    const { p256dh, auth } = input;
    const endpoint = storedEndpoint(input.endpoint);
    const keys = { p256dh, auth, accountId: viewer.id, sessionId: viewer.sessionId, createdAt: tx.now() };
    await tx.db.upsert(PushSubscription, { id: uuidv7(), endpoint, ...keys }, ['endpoint']);
    await tx.db.query(
      `delete from push_subscriptions where account_id = $1 and id in (
         select id from push_subscriptions where account_id = $1 order by created_at desc, id offset ${MOST_DEVICES})`,
      [viewer.id],
    );
    return countDevices(tx, viewer);
  });
}

/** Returns the number of devices. */
export async function removePushSubscription(context: RequestContext, endpoint: string): Promise<number> {
  const viewer = requireViewer(context);
  await context.db.delete(PushSubscription, { accountId: viewer.id, endpoint: storedEndpoint(endpoint) });
  return countDevices(context, viewer);
}

/** The present device first, then the last registered. */
export async function listPushDevices({ reader, viewer }: RequestContext): Promise<PushDevice[]> {
  const { id, sessionId } = requireViewer({ viewer });
  return reader.query<PushDevice[]>(
    `select device.id, session.id = $2 as current, session.browser, device.created_at as "addedAt"
     from push_subscriptions device join sessions session on session.id = device.session_id
     where device.account_id = $1 order by current desc, device.created_at desc, device.id`,
    [id, sessionId],
  );
}

/** Returns the number of devices. @throws AppError NOT_FOUND, also for another person's device. */
export async function removePushDevice(context: RequestContext, id: string): Promise<number> {
  const viewer = requireViewer(context);
  const { affected } = isIdentifier(id)
    ? await context.db.delete(PushSubscription, { accountId: viewer.id, id })
    : { affected: 0 };
  if (!affected) throw notFound('Device');
  return countDevices(context, viewer);
}

/** Sends a test to each device of the viewer. Returns their number. @throws AppError CONFLICT without a device, RATE_LIMITED. */
export async function sendTestPush(context: RequestContext): Promise<number> {
  const { id: accountId } = requireViewer(context);
  await consumeLimit(context.platform.limits.pushTests, accountId);
  return inTransaction(context, async (tx) => {
    const devices = await tx.db.find(PushSubscription, { select: { id: true }, where: { accountId } });
    if (devices.length === 0) throw conflict('No device is registered');
    for (const { id } of devices)
      await tx.platform.jobs.add(tx.db, 'send-push', { subscriptionId: id, notificationId: null });
    return devices.length;
  });
}
