import type { RequestContext } from '../../../context';
import { consumeLimit, refusalOf } from '../../../platform/rate-limits';
import { slowDown, slowDownNetwork } from '../../../platform/slow-down';
import { findKnownDevice } from './devices';
import { askForUnlockMail } from './unlock-sign-in';

const FREE_EMAILS_PER_NETWORK = 20;
/** Guessing the password of one email from many networks gets slow. */
const ONE_EMAIL = { milliseconds: 500, most: 5_000 };
/** Where mail is sent, so many tries are refused: the owner is mailed a way past that. */
const MOST_OF_EMAIL = 100;
const TOO_MANY = 'Too many failed sign-ins. Please wait a little.';
const TOO_MANY_OF_EMAIL =
  'Too many failed sign-ins. Sign in on a device that you have used before, or look into your mailbox.';

/** What an attempt took of the limits; a success gives it back. */
export interface Attempt {
  email: string;
  failuresKey: string;
  countedEmail: boolean;
  onKnownDevice: boolean;
}

/** Known and unknown emails alike. @throws AppError RATE_LIMITED past 100 tries an hour, where mail is sent. */
async function countTryOfEmail(context: RequestContext, email: string): Promise<void> {
  const { config, limits } = context.platform;
  const tries = await limits.signInsOfEmail.penalty(email);
  if (config.mail && tries.consumedPoints > MOST_OF_EMAIL) {
    await askForUnlockMail(context, email);
    throw refusalOf(tries, TOO_MANY_OF_EMAIL);
  }
  await slowDown(tries.consumedPoints - limits.signInsOfEmail.quota.points, ONE_EMAIL);
}

/**
 * Counts the attempt before the password is checked, so that concurrent attempts count too.
 * Only the pair of email and network is refused, so that nobody can lock an owner out from another network; a network
 * that tries many different emails is slowed down, and past the limit makes no further counters. A device that the account
 * has signed in with before counts for itself, so that nobody in its network can lock the owner out either; on all others
 * together one email is slowed down past 50 tries an hour and, where mail is sent, refused past 100.
 */
export async function countAttempt(context: RequestContext, email: string): Promise<Attempt> {
  const { platform, network } = context;
  const { signInFailures, signInEmails } = platform.limits;
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
  await slowDownNetwork(network, emails - FREE_EMAILS_PER_NETWORK);
  await countTryOfEmail(context, email);
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
