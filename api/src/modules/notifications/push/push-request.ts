import type { Language } from '@ainsathi/contract/languages';
import { generateRequestDetails, type RequestDetails } from 'web-push';
import type { PushSettings } from '../../../platform/push/push-keys';
import { rulesOfKind } from '../kind-rules';
import type { NotificationKind } from '../notification.kinds';
import type { PushSubscription } from './push-subscription.entity';

const DAY_SECONDS = 24 * 60 * 60;

export interface Push extends Pick<PushSubscription, 'id' | 'endpoint' | 'p256dh' | 'auth'> {
  kind: NotificationKind | 'test';
  notificationId: string | null;
  language: Language;
}

/** The push service cannot read kind and id: they are encrypted for the browser. */
export function createPushRequest(push: Push, settings: PushSettings): RequestDetails {
  const { endpoint, p256dh, auth, kind, notificationId, language } = push;
  const { publicKey, privateKey, subject } = settings;
  const { ttlSeconds: TTL = DAY_SECONDS, urgency = 'normal' } =
    (kind === 'test' ? undefined : rulesOfKind(kind).push) ?? {};
  return generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ kind, id: notificationId, language }),
    { vapidDetails: { publicKey, privateKey, subject }, TTL, urgency, topic: kind },
  );
}
