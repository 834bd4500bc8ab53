import { requireViewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { AppError, found } from '../../errors/app-error';
import { Account } from './account.entity';
import { Session } from './sessions/session.entity';

/**
 * Checks the session again after the account is locked: the session may have ended while the request waited for the lock.
 * @throws AppError UNAUTHENTICATED.
 */
export async function requireOpenSession({ db, viewer }: RequestContext): Promise<void> {
  if (!viewer || !(await db.existsBy(Session, { id: viewer.sessionId })))
    throw new AppError('UNAUTHENTICATED');
}

/** Locks the viewer's account until the transaction ends. @throws AppError UNAUTHENTICATED, NOT_FOUND. */
export async function lockAccount(context: RequestContext): Promise<Account> {
  const { id } = requireViewer(context);
  const lock = { mode: 'for_no_key_update' } as const;
  const account = found(await context.db.findOne(Account, { where: { id }, lock }), 'User');
  await requireOpenSession(context);
  return account;
}

/**
 * Changes the viewer's account in one transaction that locks it first: concurrent changes run one after another, and no change
 * outlives the session. @throws AppError as `lockAccount`.
 */
export async function changeOwnAccount<Result>(
  context: RequestContext,
  change: (tx: RequestContext, account: Account) => Promise<Result>,
): Promise<Result> {
  return inTransaction(context, async (tx) => change(tx, await lockAccount(tx)));
}

/** Locks all staff accounts until the transaction ends, in a fixed order, so that concurrent changes run one after another. */
export async function lockStaffAccounts({ db }: Pick<RequestContext, 'db'>): Promise<void> {
  await db.query(`select from accounts where role = 'admin' order by id for no key update`);
}
