import { randomInt } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { hashPassword } from '../../../auth/password';
import type { RequestContext } from '../../../context';
import { consumeLimit } from '../../../platform/rate-limits';
import { RecoveryCode } from './second-factor.entity';

/** Without letters that look like digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const HOW_MANY = 10;
const SECRET_LENGTH = 12;

/** The text, shown only once, and what its row stores. */
interface NewCode {
  place: number;
  text: string;
  codeHash: string;
}

async function newCode(context: RequestContext, place: number): Promise<NewCode> {
  const letters = Array.from({ length: SECRET_LENGTH }, () => ALPHABET[randomInt(32)]).join('');
  const parts = [letters.slice(0, 4), letters.slice(4, 8), letters.slice(8)];
  const text = [String(place).padStart(2, '0'), ...parts].join('-');
  return { place, text, codeHash: await hashPassword(letters, context) };
}

/**
 * Ten new codes, not stored yet: hashing is too slow for a transaction. Hashes one code after another, so that sign-ins come in
 * between.
 * @throws AppError RATE_LIMITED after 5 times an hour.
 */
export async function makeRecoveryCodes(context: RequestContext, accountId: string): Promise<NewCode[]> {
  await consumeLimit(context.platform.limits.recoveryCodes, accountId);
  const codes: NewCode[] = [];
  while (codes.length < HOW_MANY) codes.push(await newCode(context, codes.length + 1));
  return codes;
}

/** Replaces all earlier codes. Returns the texts, which are never shown again. */
export async function replaceRecoveryCodes(
  db: EntityManager,
  accountId: string,
  codes: readonly NewCode[],
): Promise<string[]> {
  await db.delete(RecoveryCode, { accountId });
  await db.insert(
    RecoveryCode,
    codes.map(({ place, codeHash }) => ({ accountId, place, codeHash, usedAt: null })),
  );
  return codes.map(({ text }) => text);
}
