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

/** Marks these or all notifications as read. After a failure they stay unread, as the next load shows. */
export function useMarkRead(): { markRead: (ids: string[] | null) => void; busy: boolean } {
  const [mark, { loading }] = useMutation(MarkNotificationsReadDocument, { update: notificationsRead });
  return {
    markRead: (ids) => void mark({ variables: { ids } }).catch(() => undefined),
    busy: loading,
  };
}
