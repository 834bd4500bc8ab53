import { AppError } from '../errors/app-error';
import type { Role } from './role';

/** The signed-in person behind a request, read from the database on every request. */
export interface Viewer<ViewerRole extends Role = Role> {
  id: string;
  role: ViewerRole;
  name: string;
  email: string;
  /** The session of the token; deleted by logging out. */
  sessionId: string;
  /** When the person last proved who they are in this session. */
  authenticatedAt: Date;
}

function hasRole<AllowedRole extends Role>(
  viewer: Viewer,
  roles: readonly AllowedRole[],
): viewer is Viewer<AllowedRole> {
  return (roles as readonly Role[]).includes(viewer.role);
}

/**
 * The one check of the caller's role. Both transports call it before they read the input, and every service function
 * that is not public calls it first, so that a service is safe from every caller.
 * @throws AppError UNAUTHENTICATED without a viewer, FORBIDDEN with another role.
 */
export function requireRole<AllowedRole extends Role>(
  { viewer }: { viewer: Viewer | null },
  ...roles: readonly AllowedRole[]
): Viewer<AllowedRole> {
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  if (!hasRole(viewer, roles)) throw new AppError('FORBIDDEN');
  return viewer;
}

/** The viewer in any role. @throws AppError UNAUTHENTICATED without a viewer. */
export function requireViewer({ viewer }: { viewer: Viewer | null }): Viewer {
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  return viewer;
}
