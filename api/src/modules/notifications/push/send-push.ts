import type { Platform } from '../../../context';
import type { JobData } from '../../../platform/jobs/job-queue';
import type { PushSettings } from '../../../platform/push/push-keys';
import type { Push } from './push-request';
import { isPushServiceAddress } from './push-hosts';
import { PushSubscription } from './push-subscription.entity';

const TIMEOUT_MILLISECONDS = 10_000;
const GONE = [404, 410];
const TRY_AGAIN = 429;

const FIND = `
  select device.id, device.endpoint, device.p256dh, device.auth, coalesce(notification.kind, 'test') as kind,
    notification.id as "notificationId", account.language
  from push_subscriptions device join accounts account on account.id = device.account_id
  left join notifications notification on notification.account_id = device.account_id
    and notification.id = $2 and notification.read_at is null
  where device.id = $1 and ($2::uuid is null or notification.id is not null)`;

/** Null where the device's key is unusable. */
async function post(push: Push, settings: PushSettings): Promise<number | null> {
  // oxlint-disable-next-line typescript/no-require-imports -- loaded by the first push: most processes never send one, and Jest knows no dynamic import
  const { createPushRequest } = require('./push-request') as typeof import('./push-request');
  const request = (() => {
    try {
      return createPushRequest(push, settings);
    } catch {
      return null;
    }
  })();
  if (!request) return null;
  const { endpoint, method, headers, body } = request;
  const response = await fetch(endpoint, {
    method,
    headers: headers as Record<string, string>,
    body: body as Buffer<ArrayBuffer> | null,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  });
  await response.body?.cancel();
  return response.status;
}

/**
 * Pushes a notification unless it was read meanwhile. Deletes a subscription that its push service does not know any more, or
 * whose key is unusable. @throws Error where the push service asks to retry.
 */
export async function sendPush(
  { dataSource, push, log }: Pick<Platform, 'dataSource' | 'push' | 'log'>,
  { subscriptionId, notificationId }: JobData['send-push'],
): Promise<void> {
  const [found] = await dataSource.query<Push[]>(FIND, [subscriptionId, notificationId]);
  if (!push || !found || !isPushServiceAddress(found.endpoint, push.testOrigin)) return;
  const status = await post(found, push);
  if (status === null || GONE.includes(status))
    await dataSource.manager.delete(PushSubscription, { id: found.id });
  else if (status === TRY_AGAIN || status >= 500) throw new Error(`The push service answered ${status}`);
  else if (status >= 400) log.warn({ status }, 'a push service refused a notification');
}
