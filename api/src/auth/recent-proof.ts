import { AppError } from '../errors/app-error';
import { Role } from './role';
import { requireViewer, type Viewer } from './viewer';

/** For this long after a proof of who somebody is, what could take over an account is allowed. */
const RECENT_MINUTES = 15;
/** For this long staff change what is not their own. */
const STAFF_MINUTES = 4 * 60;
const MINUTE = 60_000;

/** Requires a sign-in or a proof of the last minutes: a token found later takes over no account. @throws AppError UNAUTHENTICATED, IDENTITY_REQUIRED. */
export function requireRecentProof(
  context: { viewer: Viewer | null; now: () => Date },
  minutes = RECENT_MINUTES,
): Viewer {
  const viewer = requireViewer(context);
  if (context.now().getTime() - viewer.authenticatedAt.getTime() > minutes * MINUTE)
    throw new AppError('IDENTITY_REQUIRED');
  return viewer;
}

/** Asks of an admin for a proof of the last 4 hours, for what staff change; other roles pass. @throws AppError UNAUTHENTICATED, IDENTITY_REQUIRED. */
export function requireStaffProof(context: { viewer: Viewer | null; now: () => Date }): Viewer {
  const viewer = requireViewer(context);
  return viewer.role === Role.ADMIN ? requireRecentProof(context, STAFF_MINUTES) : viewer;
}
