import type { RequestContext } from '../../../../context';
import { PasskeyChallenge } from './passkey-challenge.entity';

const LIFETIME_MILLISECONDS = 5 * 60_000;

/** Keeps what a passkey has to sign in a session; in place of what it was asked for before. */
export async function keepChallenge(
  { db, now }: RequestContext,
  { sessionId, purpose }: Pick<PasskeyChallenge, 'sessionId' | 'purpose'>,
  challenge: string,
): Promise<void> {
  await db.upsert(
    PasskeyChallenge,
    {
      sessionId,
      purpose,
      challenge: Buffer.from(challenge, 'base64url'),
      expiresAt: new Date(now().getTime() + LIFETIME_MILLISECONDS),
    },
    ['sessionId', 'purpose'],
  );
}
