import type { EntityManager } from 'typeorm';
import type { Sentence } from '../../../i18n/sentences';
import type { RequestContext } from '../../../context';
import { Account } from '../account.entity';
import { findToken } from '../account-tokens';

export const SECURING = ['secure-account', 'undo-email'] as const;

/** The links are valid for 7 days; the hour covers differing clocks of product and database. */
export const SINCE = `now() - interval '7 days 1 hour'`;

/** What each row of an account ($1) in a table ($2) was before the first recent change. */
export const FIRST = `(select distinct on (key) key, before from account_changes
  where account_id = $1 and table_name = $2 and at > ${SINCE} order by key, id)`;

/** Such as `k…@mail…`: the owner recognizes it, and nobody can write to it. */
export function maskedEmail(email: string): string {
  const [, first = '', host = ''] = /^(.).*@([^.]*)/u.exec(email) ?? [];
  return `${first}…@${host}…`;
}

/** The masked email of 7 days ago, to which securing the account now would mail the link for a new password; null without one. */
export async function newPasswordAddress(db: EntityManager, accountId: string): Promise<string | null> {
  const { email } = await db.findOneByOrFail(Account, { id: accountId });
  const [first] = await db.query<{ email: string | null }[]>(
    `select before ->> 'email' as email from ${FIRST} first`,
    [accountId, 'accounts'],
  );
  const address = first ? first.email : email;
  return address ? maskedEmail(address) : null;
}

/** What the page of the link says before its button is pressed. @throws AppError BAD_USER_INPUT naming `token`. */
export async function lookAtSecureLink({ db }: RequestContext, token: string): Promise<Sentence> {
  const { accountId, data } = await findToken(db, SECURING, token);
  const address = data['email'] ? maskedEmail(data['email']) : await newPasswordAddress(db, accountId);
  if (address === null)
    return 'Your account becomes as it was 7 days ago. Then your number signs in, by a code.';
  return ['We send {{address}} the link for a new password.', { address }];
}
