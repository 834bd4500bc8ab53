import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { invalidInput } from '../../errors/app-error';
import { Account } from './account.entity';
import { AccountToken, type TokenPurpose } from './account-token.entity';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long the links of mails act, in milliseconds. */
export const TOKEN_LIFETIMES: Readonly<Record<TokenPurpose, number>> = {
  'confirm-email': DAY,
  'reset-password': 30 * MINUTE,
  'change-email': DAY,
  'change-email-by-staff': 14 * DAY,
  'secure-account': 7 * DAY,
  'undo-email': 7 * DAY,
  'new-password': 7 * DAY,
  'staff-invitation': DAY,
  'remove-factor': 30 * MINUTE,
  'keep-factor': 3 * DAY,
  unlock: 30 * MINUTE,
};

/** Links that go on acting when others are made for the same purpose, so that nobody can take them from the owner. */
const KEPT: readonly TokenPurpose[] = [
  'secure-account',
  'undo-email',
  'keep-factor',
  'reset-password',
  'new-password',
];

/** What a link was made for. */
export interface TokenSubject {
  accountId: string;
  purpose: TokenPurpose;
  data?: Record<string, string>;
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Makes the secret of a link; earlier ones for the same purpose act no more, unless they take something back. */
export async function createToken(
  { db, now }: { db: EntityManager; now: () => Date },
  { accountId, purpose, data = {} }: TokenSubject,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const createdAt = now();
  if (!KEPT.includes(purpose)) await db.delete(AccountToken, { accountId, purpose });
  await db.insert(AccountToken, {
    id: uuidv7(),
    accountId,
    purpose,
    tokenHash: hashOf(token),
    data,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + TOKEN_LIFETIMES[purpose]),
    usedAt: null,
  });
  return token;
}

/** A link that was used. */
interface TakenToken extends Required<TokenSubject> {
  expiresAt: Date;
}

/** The error of a link that does not act, whatever the reason. */
export function expiredLink(): Error {
  return invalidInput({
    field: 'token',
    message: 'This link has expired or was used. Ask for a new one.',
  });
}

const ACTS = 'token_hash = $1 and purpose = any ($2) and used_at is null and expires_at > now()';

/**
 * Uses up the secret of a link, in the caller's transaction. Locks the account first, as everything does that ends its links.
 * @throws AppError BAD_USER_INPUT, the same for a wrong, a used and an expired one.
 */
export async function takeToken(
  db: EntityManager,
  purposes: readonly TokenPurpose[],
  token: string,
): Promise<TakenToken> {
  const given = [hashOf(token), purposes];
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

/** The account of a link, before work is done for it. @throws AppError BAD_USER_INPUT for a secret that `takeToken` would refuse. */
export async function accountOfToken(
  db: EntityManager,
  purposes: readonly TokenPurpose[],
  token: string,
): Promise<Account> {
  const [account] = await db.query<{ id: string }[]>(
    `select account_id as id from account_tokens where ${ACTS}`,
    [hashOf(token), purposes],
  );
  if (!account) throw expiredLink();
  return db.findOneByOrFail(Account, account);
}
