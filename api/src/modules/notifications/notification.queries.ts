import { requireViewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { fieldsOf } from '../../db/columns';
import { type ListQuery, selectPage, WhereClause } from '../../db/select-page';
import type { Page, PageRequest } from '../../validation/page-request';
import { Notification } from './notification.entity';
import { NotificationKind, OF_OPEN_REQUESTS } from './notification.kinds';

/** A higher count would be expensive. */
const MOST_COUNTED = 100;

const WITH_SUBJECT = [...OF_OPEN_REQUESTS, NotificationKind.UNUSUAL_STAFF_ACTS].map((kind) => `'${kind}'`);

const NOTIFICATIONS: ListQuery = {
  from: `notifications notification left join accounts actor on actor.id = notification.actor_id
    left join lawyer_profiles profile on profile.account_id = notification.actor_id`,
  key: 'notification.id',
  fields: {
    ...fieldsOf(Notification, 'notification', null),
    subjectId: `case when notification.kind in (${WITH_SUBJECT.join(', ')}) then notification.subject_id end`,
    // For a lawyer the verified name, as in the case itself.
    actorName: 'coalesce(profile.name, actor.name)',
    actorNameBangla: 'profile.name_bangla',
  },
};

const KEYS = { from: 'notifications notification', key: 'notification.id' };

/** Newest first. */
export async function listNotifications(
  context: RequestContext,
  request: PageRequest,
): Promise<Page<Notification>> {
  const { id } = requireViewer(context);
  const where = new WhereClause().add('notification.account_id = ?', id);
  const order = 'notification.updated_at desc, notification.id desc';
  return selectPage<Notification>(context.reader, NOTIFICATIONS, where, order, request, KEYS);
}

/** At most 100. */
export async function countUnread(context: RequestContext): Promise<number> {
  const { id } = requireViewer(context);
  const rows: { count: number }[] = await context.reader.query(
    `select count(*)::int as count from (
       select from notifications where account_id = $1 and read_at is null limit ${MOST_COUNTED}) unread`,
    [id],
  );
  return rows[0]?.count ?? 0;
}
