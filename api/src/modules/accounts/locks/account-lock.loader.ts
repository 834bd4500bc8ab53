import { createRequestLoader } from '../../../graphql/request-loader';
import type { AccountLockType } from './account-lock.types';

/** The locks of accounts, for all of a list in one statement. The caller checks who may see them. */
export const accountLocks = createRequestLoader<AccountLockType | null>(
  async ({ reader }, accountIds) => {
    const rows: { id: string; reason: string; lockedAt: Date }[] = await reader.query(
      `select account_id as id, reason, locked_at as "lockedAt" from account_locks
       where account_id = any($1::uuid[])`,
      [accountIds],
    );
    return new Map(rows.map(({ id, reason, lockedAt }) => [id, { reason, at: lockedAt }]));
  },
  () => null,
);
