import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { Navigate, useHref } from 'react-router-dom';
import { notificationAreas } from './notification-area';
import { graphql } from '../../graphql/documents';
import { paths } from '../../routing/paths';
import { useSession } from '../../session/session';
import { InboxCallDocument } from './generated/inbox-screen';

graphql(`
  query InboxCall {
    myActivity {
      call {
        id
        caseId
      }
    }
  }
`);

/** The viewer's incoming call, or the area's notifications: a push notification does not know the role. */
export default function InboxScreen() {
  const { user } = useSession();
  const { data, loading } = useQuery(InboxCallDocument, { fetchPolicy: 'network-only' });
  const caseId = data?.myActivity.call?.caseId ?? null;
  const address = useHref(paths.call(caseId ?? ''));
  useEffect(
    function enterCall() {
      // A separate document, which may use camera and microphone.
      if (caseId !== null) window.location.replace(address);
    },
    [caseId, address],
  );
  if (!user || loading || caseId !== null) return null;
  return <Navigate to={notificationAreas[user.role].all} replace />;
}
