import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { RequestContext } from '../../../context';
import { AppError, invalidInput } from '../../../errors/app-error';
import { requestPasskey } from './passkeys/prove-passkey';
import { hasTotp } from './prove-factor';
import { LoginChallenge } from './login-challenge.entity';

const LIFETIME_MILLISECONDS = 5 * 60_000;
const MOST_TRIES = 5;
const MOST_CHALLENGES = 20;
const PASSKEY_WANTED = 'Please use your passkey, or enter a recovery code.';

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

function deviceHash({ deviceToken }: RequestContext): Buffer | null {
  return deviceToken === null ? null : hashOf(deviceToken);
}

/** The error of a challenge that does not act, whatever the reason. */
export function expiredChallenge(): AppError {
  return invalidInput({
    field: 'challenge',
    message: 'This sign-in has taken too long or too many tries. Please start again with your password.',
  });
}

/** Lets a sign-in whose password was right go on with a second factor, in the caller's transaction. Gives the error that says so. */
export async function openChallenge(context: RequestContext, accountId: string): Promise<AppError> {
  const { db, now } = context;
  const challenge = randomBytes(32).toString('base64url');
  const passkey = await requestPasskey(context, accountId);
  await db.insert(LoginChallenge, {
    id: uuidv7(),
    accountId,
    tokenHash: hashOf(challenge),
    deviceHash: deviceHash(context),
    webauthn: passkey && Buffer.from(passkey.challenge, 'base64url'),
    tries: 0,
    expiresAt: new Date(now().getTime() + LIFETIME_MILLISECONDS),
  });
  await db.query(
    `delete from login_challenges where id in (
       select id from login_challenges where account_id = $1 order by id desc offset $2)`,
    [accountId, MOST_CHALLENGES],
  );
  const totp = await hasTotp(context, accountId);
  const methods = [...(passkey ? ['PASSKEY'] : []), ...(totp ? ['TOTP'] : []), 'RECOVERY_CODE'];
  const secondFactor = { challenge, methods, ...(passkey ? { passkey } : {}) };
  return new AppError('SECOND_FACTOR_REQUIRED', {
    secondFactor,
    ...(totp ? {} : { message: PASSKEY_WANTED }),
  });
}

/** Counts a try at a challenge, on the device that it was opened on. @throws AppError BAD_USER_INPUT naming `challenge`. */
export async function tryChallenge(
  context: RequestContext,
  challenge: string,
): Promise<{ id: string; accountId: string; webauthn: Buffer | null }> {
  const [rows] = await context.db.query<
    [{ id: string; account_id: string; webauthn: Buffer | null }[], number]
  >(
    `update login_challenges set tries = tries + 1
     where token_hash = $1 and device_hash is not distinct from $2 and expires_at > now() and tries < $3
     returning id, account_id, webauthn`,
    [hashOf(challenge), deviceHash(context), MOST_TRIES],
  );
  const [row] = rows;
  if (!row) throw expiredChallenge();
  return { id: row.id, accountId: row.account_id, webauthn: row.webauthn };
}

/** Ends a challenge, whose second factor was right, in the caller's transaction. @throws AppError BAD_USER_INPUT when it has ended. */
export async function takeChallenge(db: EntityManager, id: string): Promise<void> {
  const { affected } = await db.delete(LoginChallenge, { id });
  if (affected !== 1) throw expiredChallenge();
}
