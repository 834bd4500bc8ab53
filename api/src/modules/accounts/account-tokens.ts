import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { invalidInput } from '../../errors/app-error';
import { AccountToken, type TokenPurpose } from './account-token.entity';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long the links of mails act, in milliseconds. */
export const TOKEN_LIFETIMES: Readonly<Record<TokenPurpose, number>> = {
  'confirm-email': DAY,
  'reset-password': 30 * MINUTE,
  'change-email': DAY,
  'undo-email': 7 * DAY,
  'staff-invitation': DAY,
  'remove-factor': 30 * MINUTE,
  'keep-factor': 3 * DAY,
  unlock: 30 * MINUTE,
};

/** Links that go on acting when others are made for the same purpose: each takes back what somebody else may have done. */
const KEPT: readonly TokenPurpose[] = ['undo-email', 'keep-factor'];

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

interface TakenRow {
  account_id: string;
  purpose: TokenPurpose;
  data: Record<string, string>;
}

/** The error of a link that does not act, whatever the reason. */
export function expiredLink(): Error {
  return invalidInput({
    field: 'token',
    message: 'This link has expired or was used. Ask for a new one.',
  });
}

/** Uses up the secret of a link. @throws AppError BAD_USER_INPUT, the same for a wrong, a used and an expired one. */
export async function takeToken(
  db: EntityManager,
  purposes: readonly TokenPurpose[],
  token: string,
): Promise<Required<TokenSubject>> {
  const [rows] = await db.query<[TakenRow[], number]>(
    `update account_tokens set used_at = now()
     where token_hash = $1 and purpose = any ($2) and used_at is null and expires_at > now()
     returning account_id, purpose, data`,
    [hashOf(token), purposes],
  );
  const [row] = rows;
  if (!row) throw expiredLink();
  return { accountId: row.account_id, purpose: row.purpose, data: row.data };
}

/** @throws AppError BAD_USER_INPUT for a secret that `takeToken` would refuse, before work is done for it. */
export async function refuseBadToken(db: EntityManager, purpose: TokenPurpose, token: string): Promise<void> {
  const rows = await db.query<unknown[]>(
    `select from account_tokens where token_hash = $1 and purpose = $2 and used_at is null and expires_at > now()`,
    [hashOf(token), purpose],
  );
  if (rows.length === 0) throw expiredLink();
}
