import type { RateLimiterRes } from 'rate-limiter-flexible';
import { IsNull, Not } from 'typeorm';
import type { RequestContext } from '../../../context';
import { invalidInput } from '../../../errors/app-error';
import { consumeLimit } from '../../../platform/rate-limits';
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

const TOO_MANY = 'Too many codes were tried. Please wait a little.';
const TRIES_BEFORE_MAIL = 5;
const CODE_WANTED = 'Enter the code of your authenticator app';
const PASSKEY_WANTED = 'Use your passkey, or enter a recovery code';

/** What was sent to prove a second factor: a code, or what a passkey has signed. */
export interface FactorProof {
  code?: string | null;
  passkey?: object | null;
}

/** A proof that is right, and not used up yet. */
export type RightFactor = RightCode | RightPasskey;

/** The second factors of an account; also passkeys that this site cannot use now. */
export interface Factors {
  /** Whether the sign-in asks for codes of an authenticator app. */
  totp: boolean;
  passkeys: Passkey[];
}

/** The second factors of an account; null where it has none. */
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

/** Counts a try before it is checked, so that tries at once count too. @throws AppError RATE_LIMITED. */
export async function countTry({ platform }: RequestContext, accountId: string): Promise<RateLimiterRes> {
  const tries = await consumeLimit(platform.limits.secondFactorTries, accountId, TOO_MANY);
  await consumeLimit(platform.limits.secondFactorTriesOfDay, accountId, TOO_MANY);
  return tries;
}

/**
 * Counts the try, and checks a code or a passkey without consuming it. @throws AppError BAD_USER_INPUT naming `code` or
 * `passkey`, RATE_LIMITED after 20 tries of an account in an hour, or 40 in a day.
 */
export async function checkFactor(
  context: RequestContext,
  accountId: string,
  { code, passkey }: FactorProof,
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
 * Checks the second factor of somebody who proves again who they are; null where the account has none.
 * @throws AppError BAD_USER_INPUT naming `code`, also where nothing was sent, or `passkey`; RATE_LIMITED.
 */
export async function checkFactorIfWanted(
  context: RequestContext,
  accountId: string,
  proof: FactorProof,
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

/** Gives back what a right proof took of the limit. */
export async function rewardRightFactor({ platform }: RequestContext, accountId: string): Promise<void> {
  const { secondFactorTries, secondFactorTriesOfDay } = platform.limits;
  await Promise.all([secondFactorTries, secondFactorTriesOfDay].map((limit) => limit.reward(accountId)));
}
