import { paths } from '@ainsathi/contract/addresses';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { Config } from '../../config/config';
import { invalidInput } from '../../errors/app-error';
import { mailLink } from '../../platform/mail/mail-link';
import { Account } from './account.entity';
import { AccountToken, type TokenPurpose } from './account-token.entity';
import { hashSecret, newSecret } from './secret';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The page of each link, and its lifetime in milliseconds. */
const LINKS: Readonly<Record<TokenPurpose, { page: string; lifetime: number }>> = {
  'confirm-email': { page: paths.confirmEmail, lifetime: DAY },
  'reset-password': { page: paths.resetPassword, lifetime: 30 * MINUTE },
  'change-email': { page: paths.confirmEmail, lifetime: DAY },
  'change-email-by-staff': { page: paths.confirmEmail, lifetime: 14 * DAY },
  'secure-account': { page: paths.secureAccount, lifetime: 7 * DAY },
  'undo-email': { page: paths.secureAccount, lifetime: 7 * DAY },
  'new-password': { page: paths.resetPassword, lifetime: 7 * DAY },
  'staff-invitation': { page: paths.joinStaff, lifetime: DAY },
  'remove-factor': { page: paths.removeFactor, lifetime: 30 * MINUTE },
  'keep-factor': { page: paths.keepFactor, lifetime: 3 * DAY },
  unlock: { page: paths.unlock, lifetime: 30 * MINUTE },
};

/** How long the owner can recover the account after a change, in milliseconds. */
export const TAKE_BACK_MILLISECONDS = LINKS['secure-account'].lifetime;

/** A new link for these purposes does not revoke earlier links: nobody can take them from the owner. */
const KEPT: readonly TokenPurpose[] = [
  'secure-account',
  'undo-email',
  'keep-factor',
  'reset-password',
  'new-password',
];

interface TokenSubject {
  accountId: string;
  purpose: TokenPurpose;
  data?: Record<string, string>;
}

interface TokenContext {
  db: EntityManager;
  now: () => Date;
}

/** Creates the secret of a link. Revokes earlier links for the same purpose, unless they undo something. */
export async function createToken(
  { db, now }: TokenContext,
  { accountId, purpose, data = {} }: TokenSubject,
): Promise<string> {
  const token = newSecret();
  const createdAt = now();
  if (!KEPT.includes(purpose)) await db.delete(AccountToken, { accountId, purpose });
  await db.insert(AccountToken, {
    id: uuidv7(),
    accountId,
    purpose,
    tokenHash: hashSecret(token),
    data,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + LINKS[purpose].lifetime),
  });
  return token;
}

export async function createLink(
  context: TokenContext & { platform: { config: Pick<Config, 'publicOrigin'> } },
  subject: TokenSubject,
): Promise<string> {
  const token = await createToken(context, subject);
  return mailLink(context.platform.config, LINKS[subject.purpose].page, token);
}

interface TakenToken extends Required<TokenSubject> {
  expiresAt: Date;
}

/** The same error for every invalid link, so that it reveals no reason. */
export function expiredLink(): Error {
  return invalidInput({
    field: 'token',
    message: 'This link has expired or was used. Ask for a new one.',
  });
}

export const TOO_MANY_LINKS = 'Too many links were asked for. Please wait a little.';

const ACTS = 'token_hash = $1 and purpose = any ($2) and used_at is null and expires_at > now()';

/**
 * Consumes the secret of a link, in the caller's transaction. Locks the account first, as everything does that ends its links.
 * @throws AppError BAD_USER_INPUT, the same for a wrong, a used and an expired one.
 */
export async function takeToken(
  db: EntityManager,
  purposes: readonly TokenPurpose[],
  token: string,
): Promise<TakenToken> {
  const given = [hashSecret(token), purposes];
  await db.query(
    `select from accounts where id = (select account_id from account_tokens where ${ACTS}) for no key update`,
    given,
  );
  const [rows] = await db.query<[TakenToken[], number]>(
    `update account_tokens set used_at = now() where ${ACTS}
     returning account_id as "accountId", purpose, data, expires_at as "expiresAt"`,
    given,
  );
  const [taken] = rows;
  if (!taken) throw expiredLink();
  return taken;
}

/** A link, without consuming it. @throws AppError BAD_USER_INPUT for a secret that `takeToken` would refuse. */
export async function findToken(
  db: EntityManager,
  purposes: readonly TokenPurpose[],
  token: string,
): Promise<Pick<TakenToken, 'accountId' | 'data'>> {
  const [found] = await db.query<TakenToken[]>(
    `select account_id as "accountId", data from account_tokens where ${ACTS}`,
    [hashSecret(token), purposes],
  );
  if (!found) throw expiredLink();
  return found;
}

/** The account of a link that is not consumed yet. @throws AppError as `findToken`. */
export async function accountOfToken(...link: Parameters<typeof findToken>): Promise<Account> {
  const { accountId: id } = await findToken(...link);
  return link[0].findOneByOrFail(Account, { id });
}
