import { useMutation } from '@apollo/client/react';
import { graphql } from '../../graphql/documents';
import { notificationsRead } from '../../graphql/invalidate';
import { MarkNotificationsReadDocument } from './generated/use-mark-read';

graphql(`
  mutation MarkNotificationsRead($ids: [ID!]) {
    markNotificationsRead(ids: $ids) {
      unreadCount
    }
  }
`);

/** Marks notifications as read: those of the ids, or all. That it fails leaves them unread, which the next look shows. */
export function useMarkRead(): { markRead: (ids: string[] | null) => void; busy: boolean } {
  const [mark, { loading }] = useMutation(MarkNotificationsReadDocument, { update: notificationsRead });
  return {
    markRead: (ids) => void mark({ variables: { ids } }).catch(() => undefined),
    busy: loading,
  };
}
