import type { EntityManager } from 'typeorm';
import type { SentenceWithGaps } from '../../../i18n/sentences';
import type { RequestContext } from '../../../context';
import { Account } from '../account.entity';
import { findToken } from '../account-tokens';

export const SECURING = ['secure-account', 'undo-email'] as const;

/** These links act for 7 days; the clocks of product and database differ a little. */
export const SINCE = `now() - interval '7 days 1 hour'`;

/** What an account ($1) had before the first of the last changes to each of its rows in a table ($2). */
export const FIRST = `(select distinct on (key) key, before from account_changes
  where account_id = $1 and table_name = $2 and at > ${SINCE} order by key, id)`;

/** An email in part, such as `k…@mail…`: its owner recognizes it, and nobody can write to it. */
export function maskedEmail(email: string): string {
  const [, first = '', host = ''] = /^(.).*@([^.]*)/u.exec(email) ?? [];
  return `${first}…@${host}…`;
}

/** In part, where the link for a new password goes when an account is secured now: to the email of 7 days ago. */
export async function newPasswordAddress(db: EntityManager, accountId: string): Promise<string> {
  const { email } = await db.findOneByOrFail(Account, { id: accountId });
  const [first] = await db.query<{ email: string }[]>(
    `select before ->> 'email' as email from ${FIRST} first`,
    [accountId, 'accounts'],
  );
  return maskedEmail(first?.email ?? email);
}

/** What the page of such a link says before its button is pressed. @throws AppError BAD_USER_INPUT naming `token`. */
export async function lookAtSecureLink({ db }: RequestContext, token: string): Promise<SentenceWithGaps> {
  const { accountId, data } = await findToken(db, SECURING, token);
  const address = data['email'] ? maskedEmail(data['email']) : await newPasswordAddress(db, accountId);
  return ['We send {{address}} the link for a new password.', { address }];
}
