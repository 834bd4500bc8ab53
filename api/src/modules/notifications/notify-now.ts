import type { RequestContext } from '../../context';
import type { NotificationKind } from './notification.kinds';
import { type NotificationFacts, notify, type NotifyContext } from './notify';

/** For what cannot wait for the job: push follows directly after the commit. */
export async function notifyNow(
  tx: RequestContext,
  accountId: string | null,
  kind: NotificationKind,
  facts: NotificationFacts & { onceKey: string },
): Promise<void> {
  if (!(await notify(tx, accountId, kind, facts)) || !tx.platform.push) return;
  const pushes = await tx.db.query<{ subscriptionId: string; notificationId: string }[]>(
    `select device.id as "subscriptionId", notification.id as "notificationId"
     from notifications notification join push_subscriptions device on device.account_id = notification.account_id
     left join notification_choices choice on choice.account_id = notification.account_id and choice.kind = notification.kind
     where notification.once_key = $1 and coalesce(choice.push, true)`,
    [facts.onceKey],
  );
  for (const push of pushes) await tx.platform.jobs.add(tx.db, 'send-push', push);
}

/** Makes a notification newer, so that open pages reload. In the caller's transaction. */
export async function touchNotification({ db, now }: NotifyContext, onceKey: string): Promise<void> {
  await db.query('update notifications set updated_at = $2 where once_key = $1', [onceKey, now()]);
}
