import { anyRole } from '../../auth/role';
import { requireRole } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { personChannel } from '../../platform/live/live';
import { streamOf } from '../../platform/live/stream';
import type { ActivityType } from './activity.types';
import { countUnread, listNotifications } from './notification.queries';

/** Jobs publish no changes: polling finds their notifications. */
const EVERY_MILLISECONDS = 60_000;

export async function getActivity(context: RequestContext): Promise<ActivityType> {
  const { id: accountId } = requireRole(context, ...anyRole);
  const unreadNotifications = await countUnread(context);
  const { items } = await listNotifications(context, { page: 1, limit: 1, offset: 0 });
  return { accountId, unreadNotifications, latest: items[0] ?? null };
}

/** Sends the viewer's activity at first and after each change. */
export function followActivity(context: RequestContext): AsyncIterable<ActivityType> {
  const { id } = requireRole(context, ...anyRole);
  const { live, log } = context.platform;
  const read = async (): Promise<ActivityType> => getActivity(context);
  return streamOf({ live, log, id: personChannel(id), read, everyMilliseconds: EVERY_MILLISECONDS });
}
