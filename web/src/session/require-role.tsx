import { Fragment, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../routing/paths';
import { useSession } from './session';
import type { SessionRole, SessionUser } from './session-storage';

interface RequireRoleProps {
  roles: readonly SessionRole[];
  /** Rendered on the server and until the session is loaded. */
  loading: ReactNode;
  children: (user: SessionUser) => ReactNode;
}

/** Renders its children for the given roles; redirects everyone else to /login. */
export function RequireRole({ roles, loading, children }: RequireRoleProps) {
  const session = useSession();
  const location = useLocation();
  if (session.loading) return loading;
  if (session.signedOut) return <Navigate to={paths.home} replace />;
  if (!session.user || !roles.includes(session.user.role)) {
    return <Navigate to={paths.login} replace state={{ from: location.pathname + location.search }} />;
  }
  // If another account signs in from another tab, the key unmounts the screens of the previous account.
  return <Fragment key={session.user._id}>{children(session.user)}</Fragment>;
}
