import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { RequestContext } from '../../../context';
import { AppError, invalidInput, type SecondFactorRequest } from '../../../errors/app-error';
import { hashSecret, newSecret } from '../secret';
import type { LoggedIn } from '../sessions/open-session';
import { LoginChallenge } from './challenge.entity';
import { passkeyRequestOptions } from './passkeys/prove-passkey';
import type { Factors } from './prove-factor';

const LIFETIME_MILLISECONDS = 5 * 60_000;
const MOST_TRIES = 5;
const MOST_CHALLENGES = 20;
const PASSKEY_WANTED = 'Please use your passkey, or enter a recovery code.';

function deviceHash({ deviceToken }: RequestContext): Buffer | null {
  return deviceToken === null ? null : hashSecret(deviceToken);
}

export function expiredChallenge(): AppError {
  return invalidInput({
    field: 'challenge',
    message: 'This sign-in has taken too long or too many tries. Please start again with your password.',
  });
}

/** Stores an unfinished sign-in, in the caller's transaction. */
export async function openChallenge(
  context: RequestContext,
  accountId: string,
  { totp, passkeys }: Factors,
  { byCode }: { byCode: boolean },
): Promise<SecondFactorRequest> {
  const { db, now } = context;
  const challenge = newSecret();
  const passkey = await passkeyRequestOptions(context, passkeys);
  await db.insert(LoginChallenge, {
    id: uuidv7(),
    accountId,
    tokenHash: hashSecret(challenge),
    deviceHash: deviceHash(context),
    webauthn: passkey && Buffer.from(passkey.challenge, 'base64url'),
    tries: 0,
    byCode,
    expiresAt: new Date(now().getTime() + LIFETIME_MILLISECONDS),
  });
  await db.query(
    `delete from login_challenges where id in (
       select id from login_challenges where account_id = $1 order by id desc offset $2)`,
    [accountId, MOST_CHALLENGES],
  );
  const methods = [...(passkey ? ['PASSKEY'] : []), ...(totp ? ['TOTP'] : []), 'RECOVERY_CODE'];
  return { challenge, methods, ...(passkey ? { passkey } : {}) };
}

/** For GraphQL and REST, which request the second factor by an error. @throws AppError SECOND_FACTOR_REQUIRED. */
export function requireLoggedIn(result: LoggedIn | SecondFactorRequest): LoggedIn {
  if (!('challenge' in result)) return result;
  const hasApp = result.methods.includes('TOTP');
  throw new AppError('SECOND_FACTOR_REQUIRED', {
    secondFactor: result,
    ...(hasApp ? {} : { message: PASSKEY_WANTED }),
  });
}

type TriedChallenge = Pick<LoginChallenge, 'id' | 'accountId' | 'webauthn' | 'byCode'>;

/** Counts a try; only the device that opened the challenge may try. @throws AppError BAD_USER_INPUT naming `challenge`. */
export async function tryChallenge(context: RequestContext, challenge: string): Promise<TriedChallenge> {
  const [rows] = await context.db.query<[TriedChallenge[], number]>(
    `update login_challenges set tries = tries + 1
     where token_hash = $1 and device_hash is not distinct from $2 and expires_at > now() and tries < $3
     returning id, account_id as "accountId", webauthn, by_code as "byCode"`,
    [hashSecret(challenge), deviceHash(context), MOST_TRIES],
  );
  const [row] = rows;
  if (!row) throw expiredChallenge();
  return row;
}

/** Consumes a challenge, in the caller's transaction. @throws AppError BAD_USER_INPUT when it has ended. */
export async function takeChallenge(db: EntityManager, id: string): Promise<void> {
  const { affected } = await db.delete(LoginChallenge, { id });
  if (affected !== 1) throw expiredChallenge();
}
