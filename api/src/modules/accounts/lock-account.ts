import { requireViewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { AppError, found } from '../../errors/app-error';
import { Account } from './account.entity';
import { Session } from './sessions/session.entity';

/**
 * Asks again for the session of the request, in a transaction that has locked the account: it may have ended while the
 * request waited for the lock. @throws AppError UNAUTHENTICATED.
 */
export async function requireOpenSession({ db, viewer }: RequestContext): Promise<void> {
  if (!viewer || !(await db.existsBy(Session, { id: viewer.sessionId })))
    throw new AppError('UNAUTHENTICATED');
}

/** The account of the viewer, locked until the transaction ends; its session is open. @throws AppError UNAUTHENTICATED, NOT_FOUND. */
export async function lockAccount(context: RequestContext): Promise<Account> {
  const { id } = requireViewer(context);
  const lock = { mode: 'for_no_key_update' } as const;
  const account = found(await context.db.findOne(Account, { where: { id }, lock }), 'User');
  await requireOpenSession(context);
  return account;
}

/**
 * Changes the account of the viewer in one transaction that locks it first: changes follow one another, and none outlives
 * the end of its session. @throws AppError as `lockAccount`.
 */
export async function changeOwnAccount<Result>(
  context: RequestContext,
  change: (tx: RequestContext, account: Account) => Promise<Result>,
): Promise<Result> {
  return inTransaction(context, async (tx) => change(tx, await lockAccount(tx)));
}

/** Locks the accounts of the staff until the transaction ends, in one order, so that changes of the staff follow one another. */
export async function lockStaffAccounts({ db }: Pick<RequestContext, 'db'>): Promise<void> {
  await db.query(`select from accounts where role = 'admin' order by id for no key update`);
}
