import { createRowLoader } from '../../graphql/request-loader';
import type { AccountStanding } from './complaint.types';

const NONE: AccountStanding = {
  hasSecondFactor: false,
  lastSeenAt: null,
  deletionDueAt: null,
  complaints: [],
};

const standings = createRowLoader('id', async ({ reader }, ids) =>
  reader.query<(AccountStanding & { id: string })[]>(
    `select account.id,
       exists (select from totp_factors where account_id = account.id and confirmed_at is not null)
         or exists (select from passkeys where account_id = account.id) as "hasSecondFactor",
       (select max(last_seen_at) from devices where account_id = account.id) as "lastSeenAt",
       (select due_at from account_deletions where account_id = account.id) as "deletionDueAt",
       (select coalesce(json_agg(json_build_object('outcome', outcome, 'count', count) order by outcome nulls first), '[]')
         from (select outcome, count(*)::int from complaints where about_id = account.id group by outcome) counted)
         as complaints
     from accounts account where account.id = any($1::uuid[])`,
    [ids],
  ),
);

/** Second factor, last sign-in, deletion and complaints of an account, for staff; one statement for a list of accounts. */
export async function standingOf(
  context: Parameters<typeof standings>[0],
  accountId: string,
): Promise<AccountStanding> {
  return (await standings(context).load(accountId)) ?? NONE;
}
