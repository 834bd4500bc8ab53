import { v7 as uuidv7 } from 'uuid';
import { requireViewer, type Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { AppError, invalidInput } from '../../errors/app-error';
import type { PushSubscriptionInput } from './notification.inputs';
import { isPushServiceAddress } from './push-hosts';
import { PushSubscription } from './push-subscription.entity';

const MOST_DEVICES = 10;

async function countDevices({ db }: RequestContext, { id }: Viewer): Promise<number> {
  return db.countBy(PushSubscription, { accountId: id });
}

/** The key that browsers register with; null where nothing is sent to devices. */
export function getPushPublicKey(context: RequestContext): string | null {
  requireViewer(context);
  return context.platform.push?.publicKey ?? null;
}

/**
 * Registers the browser of this session; it is told until the session ends. Of more than 10 the oldest goes. A browser that
 * another account registered is this viewer's now. Returns how many there are.
 * @throws AppError BAD_USER_INPUT naming `endpoint` for an address that is no push service's, SERVICE_UNAVAILABLE where
 * nothing is sent to devices.
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
  return inTransaction(context, async (tx) => {
    const { endpoint, p256dh, auth } = input;
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

/** Forgets a browser of the viewer. Returns how many there are. */
export async function removePushSubscription(context: RequestContext, endpoint: string): Promise<number> {
  const viewer = requireViewer(context);
  await context.db.delete(PushSubscription, { accountId: viewer.id, endpoint });
  return countDevices(context, viewer);
}
