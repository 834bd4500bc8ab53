import { Fragment, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../routing/paths';
import { useSession } from './session';
import type { SessionRole, SessionUser } from './session-storage';

interface RequireRoleProps {
  roles: readonly SessionRole[];
  /** Shown while the session is read, and on the server. */
  loading: ReactNode;
  children: (user: SessionUser) => ReactNode;
}

/** Shows its children to the given roles; anyone else is led to /login. */
export function RequireRole({ roles, loading, children }: RequireRoleProps) {
  const session = useSession();
  const location = useLocation();
  if (session.loading) return loading;
  if (session.signedOut) return <Navigate to={paths.home} replace />;
  if (!session.user || !roles.includes(session.user.role)) {
    return <Navigate to={paths.login} replace state={{ from: location.pathname + location.search }} />;
  }
  // Another person signed in in another tab: nothing of the first one's screens may stay.
  return <Fragment key={session.user._id}>{children(session.user)}</Fragment>;
}
