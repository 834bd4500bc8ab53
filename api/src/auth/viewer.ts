import { AppError } from '../errors/app-error';
import { countAction, type CountedContext, type Limits } from '../platform/rate-limits';
import { type Permission, Role } from './role';

const SECOND_FACTOR_MISSING =
  'Set up a second factor first: in your account, under Second factor. Until then an admin can do nothing else.';

/** The signed-in person, read from the database on every request. */
export interface Viewer<ViewerRole extends Role = Role> {
  id: string;
  role: ViewerRole;
  name: string;
  email: string;
  /** Empty for other roles than admins. */
  permissions: readonly Permission[];
  /** The session of the token; logging out deletes it. */
  sessionId: string;
  /** When the person last proved their identity in this session. */
  authenticatedAt: Date;
  /** Staff without a second factor where it is required, or without its proof in this session: may only set it up. */
  secondFactorMissing: boolean;
  /** The operator chose the password: may only set another. */
  passwordMustChange: boolean;
}

function hasRole<AllowedRole extends Role>(
  viewer: Viewer,
  roles: readonly AllowedRole[],
): viewer is Viewer<AllowedRole> {
  return (roles as readonly Role[]).includes(viewer.role);
}

/**
 * The only check of the caller's role. Both transports call it before they read the input, and every service function that is
 * not public calls it first, so that a service is safe from every caller.
 * @throws AppError UNAUTHENTICATED without a viewer, FORBIDDEN with another role.
 */
export function requireRole<AllowedRole extends Role>(
  { viewer }: { viewer: Viewer | null },
  ...roles: readonly AllowedRole[]
): Viewer<AllowedRole> {
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  if (!hasRole(viewer, roles)) throw new AppError('FORBIDDEN');
  if (viewer.passwordMustChange) throw new AppError('FORBIDDEN', { message: 'Set a new password first.' });
  if (viewer.secondFactorMissing) throw new AppError('FORBIDDEN', { message: SECOND_FACTOR_MISSING });
  return viewer;
}

/** `requireRole` for an act with its own limit. @throws AppError as `requireRole`, and RATE_LIMITED. */
export async function requireCounted<AllowedRole extends Role>(
  context: Pick<CountedContext, 'platform' | 'thisMachine'> & { viewer: Viewer | null },
  limit: keyof Limits,
  ...roles: readonly AllowedRole[]
): Promise<Viewer<AllowedRole>> {
  const viewer = requireRole(context, ...roles);
  await countAction(context, limit, viewer.id);
  return viewer;
}

/** Fields and paths to set up a second factor or sign out, and those that every screen requests. */
const BEFORE_SECOND_FACTOR = new Set([
  ...['logout', 'changePassword', 'confirmIdentity', 'resendConfirmation'],
  ...['mySecondFactors', 'beginTotp', 'enableTotp', '/auth/logout', '/auth/identity'],
  ...['beginPasskey', 'addPasskey', 'beginPasskeyProof', '/auth/identity/passkey'],
  ...['changedPolicies', 'acceptPolicies', 'unreadNotificationCount'],
]);

/** Fields and paths to set a password or sign out, and those that every screen requests. */
const BEFORE_NEW_PASSWORD = new Set([
  ...['logout', 'changePassword', 'mySecondFactors', '/auth/logout'],
  ...['changedPolicies', 'acceptPolicies', 'unreadNotificationCount'],
]);

/** `requireRole` for a field or a REST path; a few are open to staff without a second factor or with the operator's password. */
export function requireRoleFor(
  call: string,
  { viewer }: { viewer: Viewer | null },
  ...roles: readonly Role[]
): void {
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  const secondFactorMissing = viewer.secondFactorMissing && !BEFORE_SECOND_FACTOR.has(call);
  const passwordMustChange = viewer.passwordMustChange && !BEFORE_NEW_PASSWORD.has(call);
  requireRole({ viewer: { ...viewer, secondFactorMissing, passwordMustChange } }, ...roles);
}

/** Admins need one of these permissions; other roles pass. @throws AppError UNAUTHENTICATED, FORBIDDEN. */
export function requirePermission(context: { viewer: Viewer | null }, ...may: readonly Permission[]): Viewer {
  const viewer = requireViewer(context);
  if (viewer.role === Role.ADMIN && !hasPermission(viewer, ...may)) throw new AppError('FORBIDDEN');
  return viewer;
}

export function hasPermission(
  viewer: Pick<Viewer, 'role' | 'permissions'> | null,
  ...may: readonly Permission[]
): boolean {
  return viewer?.role === Role.ADMIN && may.some((permission) => viewer.permissions.includes(permission));
}

/** @throws AppError UNAUTHENTICATED without a viewer, FORBIDDEN. */
export function requireStaff(
  context: { viewer: Viewer | null },
  ...may: readonly Permission[]
): Viewer<Role.ADMIN> {
  const viewer = requireRole(context, Role.ADMIN);
  requirePermission(context, ...may);
  return viewer;
}

/** Any role. @throws AppError UNAUTHENTICATED without a viewer. */
export function requireViewer({ viewer }: { viewer: Viewer | null }): Viewer {
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  return viewer;
}

/** The lifetime of a proof of identity, for acts that could take over an account. */
const RECENT_MINUTES = 15;
/** The lifetime of a proof for staff who change other people's data. */
const STAFF_MINUTES = 4 * 60;
const MINUTE = 60_000;

/** Requires a recent sign-in or proof: an older token cannot take over an account. @throws AppError UNAUTHENTICATED, IDENTITY_REQUIRED. */
export function requireRecentProof(
  context: { viewer: Viewer | null; now: () => Date },
  minutes = RECENT_MINUTES,
): Viewer {
  const viewer = requireViewer(context);
  if (context.now().getTime() - viewer.authenticatedAt.getTime() > minutes * MINUTE)
    throw new AppError('IDENTITY_REQUIRED');
  return viewer;
}

/** Requires a proof of the last 4 hours from admins; other roles pass. @throws AppError UNAUTHENTICATED, IDENTITY_REQUIRED. */
export function requireStaffProof(context: { viewer: Viewer | null; now: () => Date }): Viewer {
  const viewer = requireViewer(context);
  return viewer.role === Role.ADMIN ? requireRecentProof(context, STAFF_MINUTES) : viewer;
}
