import type { RequestContext } from '../../../context';
import { consumeLimit } from '../../../platform/rate-limits';
import { slowDown } from '../../../platform/slow-down';
import { findKnownDevice } from './devices';

const FREE_EMAILS_PER_NETWORK = 20;
/** Guessing one password from many networks gets slow, but nobody locks the owner out. */
const ONE_EMAIL = { milliseconds: 500, most: 5_000 };
const TOO_MANY = 'Too many failed sign-ins. Please wait a little.';

/** What an attempt took of the limits; a success gives it back. */
export interface Attempt {
  email: string;
  failuresKey: string;
  countedEmail: boolean;
  onKnownDevice: boolean;
}

/**
 * Counts the attempt before the password is checked, so that concurrent attempts count too.
 * Only the pair of email and network is refused, so that nobody can lock an owner out from another network; a network
 * that tries many different emails is slowed down, and past the limit makes no further counters. A device that the account
 * has signed in with before counts for itself, so that nobody in its network can lock the owner out either; on all others
 * together one email is slowed down past 50 tries an hour.
 */
export async function countAttempt(context: RequestContext, email: string): Promise<Attempt> {
  const { platform, network } = context;
  const { signInFailures, signInEmails, signInsOfEmail } = platform.limits;
  const deviceId = await findKnownDevice(context, email);
  if (deviceId !== null) {
    const failuresKey = `${email} device ${deviceId}`;
    await consumeLimit(signInFailures, failuresKey, TOO_MANY);
    return { email, failuresKey, countedEmail: false, onKnownDevice: true };
  }
  const tried = (await signInEmails.get(network))?.consumedPoints ?? 0;
  if (tried > signInEmails.quota.points) await consumeLimit(signInEmails, network);
  const failuresKey = `${email} ${network}`;
  const { consumedPoints } = await consumeLimit(signInFailures, failuresKey, TOO_MANY);
  const countedEmail = consumedPoints === 1;
  const emails = countedEmail ? (await consumeLimit(signInEmails, network)).consumedPoints : tried;
  await slowDown(emails - FREE_EMAILS_PER_NETWORK);
  const ofEmail = (await signInsOfEmail.penalty(email)).consumedPoints;
  await slowDown(ofEmail - signInsOfEmail.quota.points, ONE_EMAIL);
  return { email, failuresKey, countedEmail, onKnownDevice: false };
}

/** Gives back what a successful attempt took, and clears the count of failures. */
export async function resetAttempts(
  { platform, network }: RequestContext,
  { email, failuresKey, countedEmail, onKnownDevice }: Attempt,
): Promise<void> {
  await platform.limits.signInFailures.delete(failuresKey);
  if (countedEmail) await platform.limits.signInEmails.reward(network);
  if (!onKnownDevice) await platform.limits.signInsOfEmail.reward(email);
}
