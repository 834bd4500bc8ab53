import type { RequestContext } from '../../../context';
import { AppError } from '../../../errors/app-error';
import { Session } from './session.entity';

/**
 * Asks again for the session of the request, in a transaction that has locked the account: it may have ended while the
 * request waited for the lock. @throws AppError UNAUTHENTICATED.
 */
export async function requireOpenSession({ db, viewer }: RequestContext): Promise<void> {
  if (!viewer || !(await db.existsBy(Session, { id: viewer.sessionId })))
    throw new AppError('UNAUTHENTICATED');
}
