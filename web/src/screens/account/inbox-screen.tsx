import { Navigate } from 'react-router-dom';
import { notificationAreas } from '../../features/notifications/notification-area';
import { useSession } from '../../session/session';

/** Leads to the notifications of the viewer's own area: a device that shows one does not know the role. */
export default function InboxScreen() {
  const { user } = useSession();
  return user && <Navigate to={notificationAreas[user.role].all} replace />;
}
