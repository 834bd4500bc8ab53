import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useLive } from '../../graphql/live/use-live';
import { graphql } from '../../graphql/documents';
import { FollowActivityDocument, UnreadActivityDocument } from './generated/use-unread-count';

graphql(`
  query UnreadActivity {
    myActivity {
      unreadNotifications
      unreadMessages
    }
  }
`);

graphql(`
  subscription FollowActivity {
    activity {
      unreadNotifications
      unreadMessages
    }
  }
`);

const pollMilliseconds = 30_000;
/** A screen that shows a case reads its notifications; this long after it was opened, that is done. */
const readMilliseconds = 2_000;

/** How many notifications are unread: told over the socket, and without one asked every 30 seconds while the tab is visible. */
export function useUnreadCount(): number {
  const { pathname } = useLocation();
  const client = useApolloClient();
  const { live, isConnected } = useLive();
  const { data, refetch } = useQuery(UnreadActivityDocument, {
    fetchPolicy: 'cache-and-network',
    pollInterval: isConnected ? 0 : pollMilliseconds,
    skipPollAttempt: () => document.hidden,
  });
  const count = data?.myActivity.unreadNotifications ?? 0;
  const isAnyUnread = count > 0;
  useEffect(
    function followActivity() {
      return live?.follow({
        document: FollowActivityDocument,
        variables: () => ({}),
        onData: ({ activity }) =>
          client.writeQuery({
            query: UnreadActivityDocument,
            data: { myActivity: activity },
          }),
      });
    },
    [client, live],
  );
  useEffect(
    function askWhenVisible() {
      const ask = () => {
        if (!document.hidden) refetch().catch(() => undefined);
      };
      document.addEventListener('visibilitychange', ask);
      return () => document.removeEventListener('visibilitychange', ask);
    },
    [refetch],
  );
  useEffect(
    function askAfterScreen() {
      if (!isAnyUnread) return undefined;
      const timer = setTimeout(() => void refetch().catch(() => undefined), readMilliseconds);
      return () => clearTimeout(timer);
    },
    [pathname, isAnyUnread, refetch],
  );
  return count;
}
