import { IsNull, Not } from 'typeorm';
import { verifyPassword } from '../../../auth/password';
import type { RequestContext } from '../../../context';
import { invalidInput } from '../../../errors/app-error';
import { consumeLimit } from '../../../platform/rate-limits';
import { readCode } from './code-text';
import { tellRecoveryCodeUsed } from './factor-notices';
import { RecoveryCode } from './recovery-code.entity';
import { stepOfCode } from './totp';
import { TotpFactor } from './totp-factor.entity';

const TOO_MANY = 'Too many codes were tried. Please wait a little.';

/** A code that is right, and not used up yet. */
export type RightCode = { step: number } | { place: number; codeHash: string };

/** The error of a code that is not accepted, whatever the reason. */
export function wrongCode(): Error {
  return invalidInput({ field: 'code', message: 'This code is not right, or was used already' });
}

/** Whether an account signs in with a second factor. */
export async function hasFactor({ db }: Pick<RequestContext, 'db'>, accountId: string): Promise<boolean> {
  return db.existsBy(TotpFactor, { accountId, confirmedAt: Not(IsNull()) });
}

async function checkTotp(
  context: RequestContext,
  accountId: string,
  code: string,
): Promise<RightCode | null> {
  const factor = await context.db.findOneBy(TotpFactor, { accountId, confirmedAt: Not(IsNull()) });
  if (!factor) return null;
  const secret = context.platform.sealing.open('totp', factor.secretSealed);
  const step = stepOfCode(secret, code, context.now());
  return step === null ? null : { step };
}

async function checkRecoveryCode(
  { db }: RequestContext,
  accountId: string,
  { place, secret }: { place: number; secret: string },
): Promise<RightCode | null> {
  const stored = await db.findOneBy(RecoveryCode, { accountId, place, usedAt: IsNull() });
  if (!stored || !(await verifyPassword(stored.codeHash, secret))) return null;
  return { place, codeHash: stored.codeHash };
}

/**
 * Counts the try, and checks a code without using it up. @throws AppError BAD_USER_INPUT naming `code`, RATE_LIMITED after
 * 20 tries of an account in an hour.
 */
export async function checkCode(
  context: RequestContext,
  accountId: string,
  text: string,
): Promise<RightCode> {
  await consumeLimit(context.platform.limits.secondFactorTries, accountId, TOO_MANY);
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
 * Checks the code of somebody who proves again who they are; null where the account has no second factor.
 * @throws AppError BAD_USER_INPUT naming `code`, also where it was not sent, RATE_LIMITED.
 */
export async function checkCodeIfWanted(
  context: RequestContext,
  accountId: string,
  code: string | null | undefined,
): Promise<RightCode | null> {
  if (!(await hasFactor(context, accountId))) return null;
  if (!code?.trim())
    throw invalidInput({ field: 'code', message: 'Enter the code of your authenticator app' });
  return checkCode(context, accountId, code);
}

/**
 * Uses a right code up, in the caller's transaction: of many requests with the same code one goes on.
 * @throws AppError BAD_USER_INPUT naming `code`.
 */
export async function useUpCode(context: RequestContext, accountId: string, right: RightCode): Promise<void> {
  const { db, now } = context;
  if ('step' in right) {
    const [rows] = await db.query<[unknown[], number]>(
      `update totp_factors set last_step = $2
       where account_id = $1 and confirmed_at is not null and (last_step is null or last_step < $2)
       returning account_id`,
      [accountId, right.step],
    );
    if (rows.length === 0) throw wrongCode();
  } else {
    const { affected } = await db.update(
      RecoveryCode,
      { accountId, ...right, usedAt: IsNull() },
      { usedAt: now() },
    );
    if (affected !== 1) throw wrongCode();
    await tellRecoveryCodeUsed(context, accountId);
  }
}

/** Gives back what a right code took of the limit. */
export async function rewardRightCode({ platform }: RequestContext, accountId: string): Promise<void> {
  await platform.limits.secondFactorTries.reward(accountId);
}
