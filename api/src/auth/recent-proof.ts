import { AppError } from '../errors/app-error';
import { requireViewer, type Viewer } from './viewer';

/** For this long after a proof of who somebody is, what could take over an account is allowed. */
const RECENT_MILLISECONDS = 15 * 60_000;

/**
 * Asks that the viewer signed in, or proved who they are, in the last 15 minutes: a token that somebody found later cannot
 * take over the account. @throws AppError UNAUTHENTICATED, IDENTITY_REQUIRED.
 */
export function requireRecentProof(context: { viewer: Viewer | null; now: () => Date }): Viewer {
  const viewer = requireViewer(context);
  if (context.now().getTime() - viewer.authenticatedAt.getTime() > RECENT_MILLISECONDS)
    throw new AppError('IDENTITY_REQUIRED');
  return viewer;
}
