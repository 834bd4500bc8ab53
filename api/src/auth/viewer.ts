import { AppError } from '../errors/app-error';
import type { Role } from './role';

/** The signed-in person behind a request, read from the database on every request. */
export interface Viewer {
  id: string;
  role: Role;
  name: string;
  email: string;
  /** The session that the token stands for; ends on logout. */
  sessionId: string;
}

/**
 * The one check of who may call: used by the GraphQL directive and by the REST guard.
 * @throws AppError UNAUTHENTICATED without a viewer, FORBIDDEN with another role.
 */
export function requireRole(viewer: Viewer | null, roles: readonly Role[]): Viewer {
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  if (!roles.includes(viewer.role)) throw new AppError('FORBIDDEN');
  return viewer;
}
