import type { RequestContext } from '../../../context';
import { AppError } from '../../../errors/app-error';
import type { Sentence } from '../../../i18n/sentences';
import { consumeLimit } from '../../../platform/rate-limits';
import { findKnownDevice } from '../sessions/devices';

const TOO_MANY: Sentence = 'Too many codes were sent. Please wait, or use your email.';
const ALL = 'all';
/** Numbers of one prefix differ in these digits: who is paid for messages asks for many neighbours. */
const PREFIX = -4 as const;

/** Fraud by paid messages requests codes that nobody enters: a fifth of the last ones must be entered. */
const LOOKED_AT = 50;
const LEAST_ENTERED = LOOKED_AT / 5;
const REST_SECONDS = 3_600;

/** Seconds since the last code of a prefix or a network where people enter too few of their codes; null where they enter enough. */
async function secondsSincePoor(
  { db }: RequestContext,
  column: 'network' | `left(phone, ${typeof PREFIX})`,
  value: string,
): Promise<number | null> {
  const [poor] = await db.query<{ seconds: number }[]>(
    `select extract(epoch from now() - max(created_at))::int as seconds from
       (select created_at, proved_at from phone_proofs where ${column} = $1 order by created_at desc limit ${LOOKED_AT}) last
     having count(*) = ${LOOKED_AT} and count(proved_at) < ${LEAST_ENTERED}`,
    [value],
  );
  return poor?.seconds ?? null;
}

/** The operator reads in the log that the day's codes run out. */
const FULL = 0.8;

async function countOfNetwork(context: RequestContext): Promise<void> {
  const { limits } = context.platform;
  const isPoor = (await secondsSincePoor(context, 'network', context.network)) !== null;
  const limit = isPoor ? limits.phoneCodesOfPoorNetwork : limits.phoneCodesOfNetwork;
  await consumeLimit(limit, context.network, TOO_MANY);
}

/**
 * Counts a code before it is sent. A device that the number's account knows has limits of its own, so that strangers cannot use
 * up the owner's. @throws AppError RATE_LIMITED with the seconds to wait.
 */
export async function countPhoneCode(context: RequestContext, phone: string): Promise<void> {
  const { limits, config, log } = context.platform;
  const deviceId = await findKnownDevice(context, phone);
  if (deviceId === null) {
    // First: a refused network takes nothing from a number.
    if (!context.thisMachine) await countOfNetwork(context);
    const rested = await secondsSincePoor(context, `left(phone, ${PREFIX})`, phone.slice(0, PREFIX));
    if (rested !== null && rested < REST_SECONDS)
      throw new AppError('RATE_LIMITED', { message: TOO_MANY, retryAfter: REST_SECONDS - rested });
    await consumeLimit(limits.phoneCodesOfMinute, phone, TOO_MANY);
    await consumeLimit(limits.phoneCodesOfHour, phone, TOO_MANY);
    await consumeLimit(limits.phoneCodesOfDay, phone, TOO_MANY);
    await consumeLimit(limits.phoneCodesOfPrefix, phone.slice(0, PREFIX), TOO_MANY);
    await consumeLimit(limits.phoneCodesOfStrangersInHour, ALL, TOO_MANY);
    await consumeLimit(limits.phoneCodesOfStrangers, ALL, TOO_MANY);
  } else {
    await consumeLimit(limits.phoneCodesOfMinute, deviceId, TOO_MANY);
    await consumeLimit(limits.phoneCodesOfDevice, deviceId, TOO_MANY);
  }
  const { consumedPoints } = await consumeLimit(limits.phoneCodesOfAll, ALL, TOO_MANY);
  if (consumedPoints === Math.ceil(config.smsPerDay * FULL)) log.warn('SMS_PER_DAY is nearly used up');
}
