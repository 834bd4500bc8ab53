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

/**
 * Leads into the call that waits for the viewer, else to the notifications of the own area: a device that shows one does
 * not know the role.
 */
export default function InboxScreen() {
  const { user } = useSession();
  const { data, loading } = useQuery(InboxCallDocument, { fetchPolicy: 'network-only' });
  const caseId = data?.myActivity.call?.caseId ?? null;
  const address = useHref(paths.call(caseId ?? ''));
  useEffect(
    function enterCall() {
      // A document of its own: it may use camera and microphone.
      if (caseId !== null) window.location.replace(address);
    },
    [caseId, address],
  );
  if (!user || loading || caseId !== null) return null;
  return <Navigate to={notificationAreas[user.role].all} replace />;
}
