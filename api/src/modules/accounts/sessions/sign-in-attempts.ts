import type { RequestContext } from '../../../context';
import { consumeLimit, refusalOf } from '../../../platform/rate-limits';
import { slowDown, slowDownNetwork } from '../../../platform/slow-down';
import { findKnownDevice } from './devices';
import { askForUnlockMail } from './unlock-sign-in';

const FREE_EMAILS_PER_NETWORK = 20;
/** Slows down guesses at the password of one email from many networks. */
const ONE_EMAIL = { milliseconds: 500, most: 5_000 };
/** Where mail is sent, further tries are refused, and the owner receives a mail with a way in. */
const MOST_OF_EMAIL = 100;
const TOO_MANY = 'Too many failed sign-ins. Please wait a little.';
const TOO_MANY_OF_EMAIL =
  'Too many failed sign-ins. Sign in on a device that you have used before, or look into your mailbox.';
const TOO_MANY_OF_NUMBER = 'Too many failed sign-ins. Get a code by SMS, or use your email.';

/** What an attempt counted; a success undoes it. */
export interface Attempt {
  email: string;
  failuresKey: string;
  countedEmail: boolean;
  onKnownDevice: boolean;
}

/** Counts known and unknown emails alike. @throws AppError RATE_LIMITED after 100 tries an hour, where mail is sent. */
async function countTryOfEmail(context: RequestContext, email: string): Promise<void> {
  const { config, limits } = context.platform;
  const tries = await limits.signInsOfEmail.penalty(email);
  if (config.mail && tries.consumedPoints > MOST_OF_EMAIL) {
    await askForUnlockMail(context, email);
    throw refusalOf(tries, email.includes('@') ? TOO_MANY_OF_EMAIL : TOO_MANY_OF_NUMBER);
  }
  await slowDown(tries.consumedPoints - limits.signInsOfEmail.quota.points, ONE_EMAIL);
}

/**
 * Counts the attempt before the check of the password, so that concurrent attempts count.
 * - The limit is per email and network, so that nobody can lock out an owner from another network.
 * - A network that tries many emails is slowed down; past the limit it creates no further counters.
 * - A device known to the account has its own limit, so that nobody in its network can lock out the owner.
 * - On all other devices together, an email is slowed down after 50 tries an hour and, where mail is sent, refused after 100.
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

/** Undoes what a successful attempt counted, and clears its failures. */
export async function resetAttempts(
  { platform, network }: RequestContext,
  { email, failuresKey, countedEmail, onKnownDevice }: Attempt,
): Promise<void> {
  await platform.limits.signInFailures.delete(failuresKey);
  if (countedEmail) await platform.limits.signInEmails.reward(network);
  if (!onKnownDevice) await platform.limits.signInsOfEmail.reward(email);
}
