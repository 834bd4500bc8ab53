import type { Platform } from '../../context';
import { byJob } from '../../platform/audit/write-audit';
import { accountDeletionWarning } from '../accounts/account-mails';
import { Account } from '../accounts/account.entity';
import { eraseAccount } from '../lawyers/administration/erase-account';
import { AccountLock } from '../accounts/locks/account-lock.entity';
import type { AccountJobPlatform } from '../accounts/recovery/password-reset.service';
import { warnOwner } from '../accounts/recovery/warn-owner';
import { AccountDeletion } from '../accounts/account-deletion.entity';

const MOST_AT_ONCE = 100;

/** An open complaint of the owner delays the deletion, to at most 60 days after the request. */
const DELAYED = `exists (select from complaints where complainant_id = account_id and state <> 'closed')
  and requested_at > $1::timestamptz - interval '60 days'`;

/** Deletions that are due, or due within 3 days and without a reminder; locks them until the transaction ends. */
const TAKE = `
  select account_id as "accountId", due_at as "dueAt" from account_deletions
  where due_at <= $1 and not (${DELAYED})
    or reminded_at is null and due_at > $1 and due_at <= $1::timestamptz + interval '3 days'
  order by due_at limit ${MOST_AT_ONCE} for update skip locked`;

/** Deletes the accounts whose deletion is due, as an admin does, and reminds the other owners once in the last 3 days. */
export async function deleteAccounts(
  platform: AccountJobPlatform & Pick<Platform, 'privateFiles' | 'sealing'>,
  now: () => Date = () => new Date(),
): Promise<void> {
  const removals: (() => Promise<void>)[] = [];
  await platform.dataSource.transaction(async (db) => {
    const due = await db.query<{ accountId: string; dueAt: Date }[]>(TAKE, [now()]);
    for (const { accountId, dueAt } of due) {
      const account = await db.findOneBy(Account, { id: accountId });
      // The owner of a locked account cannot sign in to cancel the deletion, so the account stays until staff decide.
      if (!account || (await db.existsBy(AccountLock, { accountId }))) continue;
      if (dueAt > now()) {
        await db.update(AccountDeletion, { accountId }, { remindedAt: now() });
        await warnOwner({ db, platform, now }, account, 'account-deletion', accountDeletionWarning(dueAt));
        continue;
      }
      removals.push(await eraseAccount({ ...byJob(db), platform }, account, { own: true }));
    }
  });
  for (const remove of removals) await remove();
}
