import { readIdentifier } from '@ainsathi/contract/identifier';
import { IsNull, Not } from 'typeorm';
import { verifyPassword } from '../../../auth/password';
import type { RequestContext } from '../../../context';
import { invalidInput } from '../../../errors/app-error';
import { notifyRecoveryCodeUsed } from './factor-notices';
import { RecoveryCode, TotpFactor } from './second-factor.entity';
import { stepOfCode } from './totp';

const TOTP_CODE = /^\d{6}$/;
const RECOVERY_CODE = /^(\d{2})([0-9A-HJKMNP-TV-Z]{12})$/;

/** A typed code: from the authenticator app, or a recovery code with its place. */
type TypedCode = { totp: string } | { place: number; secret: string };

/** Accepts spaces, hyphens, Bangla digits and lower case; null for anything else. */
export function readCode(text: string): TypedCode | null {
  const plain = readIdentifier(text).replace(/[ -]/g, '').toUpperCase();
  if (TOTP_CODE.test(plain)) return { totp: plain };
  const [, place, secret] = RECOVERY_CODE.exec(plain.replace(/O/g, '0').replace(/[IL]/g, '1')) ?? [];
  return place && secret ? { place: Number(place), secret } : null;
}

/** A valid code that is not consumed yet. */
export type RightCode =
  { step: number; sealed: string; resealed: string } | { place: number; codeHash: string };

export function wrongCode(): Error {
  return invalidInput({ field: 'code', message: 'This code is not right, or was used already' });
}

async function checkTotp(
  context: RequestContext,
  accountId: string,
  code: string,
): Promise<RightCode | null> {
  const factor = await context.db.findOneBy(TotpFactor, { accountId, confirmedAt: Not(IsNull()) });
  if (!factor) return null;
  const { sealing } = context.platform;
  const secret = sealing.open('totp', accountId, factor.secretSealed);
  const step = stepOfCode(secret, code, context.now());
  if (step === null) return null;
  const sealed = factor.secretSealed;
  return {
    step,
    sealed,
    resealed: sealing.isBound(sealed) ? sealed : sealing.seal('totp', accountId, secret),
  };
}

async function checkRecoveryCode(
  context: RequestContext,
  accountId: string,
  { place, secret }: { place: number; secret: string },
): Promise<RightCode | null> {
  const stored = await context.db.findOneBy(RecoveryCode, { accountId, place, usedAt: IsNull() });
  if (!stored || !(await verifyPassword(stored.codeHash, secret, context))) return null;
  return { place, codeHash: stored.codeHash };
}

/** Checks a code without consuming it. @throws AppError BAD_USER_INPUT naming `code`. */
export async function checkCode(
  context: RequestContext,
  accountId: string,
  text: string,
): Promise<RightCode> {
  const typed = readCode(text);
  if (!typed) throw wrongCode();
  const right =
    'totp' in typed
      ? await checkTotp(context, accountId, typed.totp)
      : await checkRecoveryCode(context, accountId, typed);
  if (!right) throw wrongCode();
  return right;
}

/**
 * Consumes a valid code, in the caller's transaction. Of concurrent requests with it, one succeeds.
 * @throws AppError BAD_USER_INPUT naming `code`.
 */
export async function useUpCode(context: RequestContext, accountId: string, right: RightCode): Promise<void> {
  const { db, now } = context;
  if ('step' in right) {
    const [rows] = await db.query<[unknown[], number]>(
      `update totp_factors set last_step = $2, secret_sealed = $4
       where account_id = $1 and confirmed_at is not null and (last_step is null or last_step < $2)
         and secret_sealed = $3
       returning account_id`,
      [accountId, right.step, right.sealed, right.resealed],
    );
    if (rows.length === 0) throw wrongCode();
  } else {
    const { affected } = await db.update(
      RecoveryCode,
      { accountId, ...right, usedAt: IsNull() },
      { usedAt: now() },
    );
    if (affected !== 1) throw wrongCode();
    await notifyRecoveryCodeUsed(context, accountId);
  }
}
