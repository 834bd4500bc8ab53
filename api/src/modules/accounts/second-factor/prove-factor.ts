import type { RateLimiterRes } from 'rate-limiter-flexible';
import { IsNull, Not } from 'typeorm';
import type { RequestContext } from '../../../context';
import { invalidInput } from '../../../errors/app-error';
import { consumeLimit } from '../../../platform/rate-limits';
import type { FactorInput } from '../sessions/session.inputs';
import { notifyWrongCodes } from './factor-notices';
import {
  type ProofChallenge,
  findProofChallenge,
  checkPasskey,
  type RightPasskey,
  useUpPasskey,
} from './passkeys/prove-passkey';
import { checkCode, type RightCode, useUpCode } from './prove-code';
import { Passkey, TotpFactor } from './second-factor.entity';
import type { SecondFactors } from './second-factor.types';

const TOO_MANY = 'Too many codes were tried. Please wait a little.';
const TRIES_BEFORE_MAIL = 5;
const CODE_WANTED = 'Enter the code of your authenticator app';
const PASSKEY_WANTED = 'Use your passkey, or enter a recovery code';

/** A valid proof that is not consumed yet. */
type RightFactor = RightCode | RightPasskey;

/** Includes passkeys that this site cannot use now. */
export type Factors = Pick<SecondFactors, 'totp' | 'passkeys'>;

/** Null without a second factor. */
export async function findFactors(
  { db }: Pick<RequestContext, 'db'>,
  accountId: string,
): Promise<Factors | null> {
  const totp = await db.existsBy(TotpFactor, { accountId, confirmedAt: Not(IsNull()) });
  const passkeys = await db.find(Passkey, { where: { accountId }, order: { id: 'asc' } });
  return totp || passkeys.length > 0 ? { totp, passkeys } : null;
}

export async function hasFactor(context: Pick<RequestContext, 'db'>, accountId: string): Promise<boolean> {
  return (await findFactors(context, accountId)) !== null;
}

function missingProof(factors: Factors | null): Error {
  return invalidInput({ field: 'code', message: factors?.totp ? CODE_WANTED : PASSKEY_WANTED });
}

/** Counts a try before its check, so that concurrent tries count. @throws AppError RATE_LIMITED. */
export async function countTry({ platform }: RequestContext, accountId: string): Promise<RateLimiterRes> {
  const tries = await consumeLimit(platform.limits.secondFactorTries, accountId, TOO_MANY);
  await consumeLimit(platform.limits.secondFactorTriesOfDay, accountId, TOO_MANY);
  return tries;
}

/**
 * Counts the try and checks a proof without consuming it. @throws AppError BAD_USER_INPUT naming `code` or `passkey`,
 * RATE_LIMITED after 20 tries of an account in an hour, or 40 in a day.
 */
export async function checkFactor(
  context: RequestContext,
  accountId: string,
  { code, passkey }: FactorInput,
  asked: ProofChallenge,
): Promise<RightFactor> {
  const { consumedPoints } = await countTry(context, accountId);
  try {
    if (passkey) return await checkPasskey(context, accountId, passkey, asked);
    if (code?.trim()) return await checkCode(context, accountId, code);
    throw missingProof(await findFactors(context, accountId));
  } catch (error) {
    if (consumedPoints >= TRIES_BEFORE_MAIL) await notifyWrongCodes(context, accountId);
    throw error;
  }
}

/**
 * For a renewed proof of identity; null for an account without a second factor.
 * @throws AppError BAD_USER_INPUT naming `code`, also without any proof, or `passkey`; RATE_LIMITED.
 */
export async function checkFactorIfWanted(
  context: RequestContext,
  accountId: string,
  proof: FactorInput,
): Promise<RightFactor | null> {
  const factors = await findFactors(context, accountId);
  if (!factors) return null;
  if (!proof.passkey && !proof.code?.trim()) throw missingProof(factors);
  return checkFactor(context, accountId, proof, await findProofChallenge(context));
}

/**
 * Consumes a valid proof, in the caller's transaction. Of concurrent requests with it, one succeeds.
 * @throws AppError BAD_USER_INPUT naming `code` or `passkey`.
 */
export async function useUpFactor(
  context: RequestContext,
  accountId: string,
  right: RightFactor,
): Promise<void> {
  if ('passkeyId' in right) await useUpPasskey(context, right);
  else await useUpCode(context, accountId, right);
}

/** A valid proof does not count against the limit. */
export async function rewardRightFactor({ platform }: RequestContext, accountId: string): Promise<void> {
  const { secondFactorTries, secondFactorTriesOfDay } = platform.limits;
  await Promise.all([secondFactorTries, secondFactorTriesOfDay].map((limit) => limit.reward(accountId)));
}
