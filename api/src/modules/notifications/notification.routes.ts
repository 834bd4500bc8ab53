import { anyRole } from '../../auth/role';
import {
  count,
  identifier,
  instant,
  nullable,
  oneOf,
  shape,
  text,
  v1Shape,
} from '../../rest/openapi/json-schema';
import { pageQuery, toV1Page, v1PageSchema } from '../../rest/lists';
import { get, put, type Route } from '../../rest/route';
import { DEFAULT_LIMIT } from '../../validation/page-request';
import type { Notification } from './notification.entity';
import { MarkReadInput } from './notification.inputs';
import { NotificationKind } from './notification.kinds';
import { listNotifications } from './notification.queries';
import { markNotificationsRead } from './notification.service';

const { schema: notificationV1Schema, toV1: notificationToV1 } = v1Shape<Notification>('Notification', {
  kind: oneOf(NotificationKind),
  caseId: nullable(identifier),
  status: {
    ...nullable(text),
    description: 'Of the case or of the licence, or which acts were unusual, as the kind says.',
  },
  count: { ...count, description: 'How often it happened while it was unread.' },
  actorName: nullable(text),
  updatedAt: instant,
  readAt: nullable(instant),
});

const unreadSchema = shape<{ unreadCount: number }>('UnreadNotifications', { unreadCount: count });

export const notificationRoutes: Route[] = [
  get('/notifications', anyRole, {
    summary: "A page of the signed-in user's notifications, newest first.",
    query: pageQuery(DEFAULT_LIMIT),
    response: v1PageSchema('NotificationPage', 'notifications', notificationV1Schema),
    run: async ({ context, page }) =>
      toV1Page('notifications', await listNotifications(context, page), notificationToV1),
  }),
  put('/notifications/read', anyRole, {
    summary: 'Marks own notifications as read: those of the ids, or all.',
    input: MarkReadInput,
    response: unreadSchema,
    run: async ({ context, input }) => ({
      unreadCount: await markNotificationsRead(context, input.ids ?? null),
    }),
  }),
];
