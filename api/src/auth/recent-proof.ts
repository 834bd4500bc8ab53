import { AppError } from '../errors/app-error';
import { Role } from './role';
import { requireViewer, type Viewer } from './viewer';

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
