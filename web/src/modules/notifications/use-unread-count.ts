import { useQuery, useReactiveVar, useSubscription } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { graphql } from '../../graphql/documents';
import { isSocketOpen } from '../../graphql/links/socket-state';
import { ActivityChangedDocument, UnreadActivityDocument } from './generated/use-unread-count';

graphql(`
  query UnreadActivity {
    myActivity {
      unreadNotifications
      unreadMessages
      unreadCaseId
      call {
        id
        caseId
        answerBy
        otherName
        otherNameBangla
      }
    }
  }

  subscription ActivityChanged {
    activity {
      unreadNotifications
      unreadMessages
      unreadCaseId
      call {
        id
        caseId
        answerBy
        otherName
        otherNameBangla
      }
    }
  }
`);

const pollMilliseconds = 30_000;
/** A case's screen marks its notifications as read within this time. */
const readMilliseconds = 2_000;

/** Calls whenever something may have changed for the signed-in person; without a socket every 30 seconds. */
export function useOnActivity(onActivity: () => void): void {
  const isConnected = useReactiveVar(isSocketOpen);
  useSubscription(ActivityChangedDocument, {
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: onActivity,
  });
  useEffect(
    function askWithoutSocket() {
      if (isConnected) return undefined;
      const timer = setInterval(onActivity, pollMilliseconds);
      return () => clearInterval(timer);
    },
    [isConnected, onActivity],
  );
}

/** From the socket; without it polled every 30 seconds while the tab is visible. */
export function useUnreadCount(): number {
  const { pathname } = useLocation();
  const isConnected = useReactiveVar(isSocketOpen);
  const { data, refetch } = useQuery(UnreadActivityDocument, {
    pollInterval: isConnected ? 0 : pollMilliseconds,
    skipPollAttempt: () => document.hidden,
  });
  const count = data?.myActivity.unreadNotifications ?? 0;
  const isAnyUnread = count > 0;
  useSubscription(ActivityChangedDocument, {
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ client, data: { data: changed } }) => {
      if (changed)
        client.writeQuery({ query: UnreadActivityDocument, data: { myActivity: changed.activity } });
    },
  });
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
