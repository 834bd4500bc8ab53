import type { RequestContext } from '../../../context';
import type { Sentence } from '../../../i18n/sentences';
import { consumeLimit } from '../../../platform/rate-limits';
import { findKnownDevice } from '../sessions/devices';

const TOO_MANY: Sentence = 'Too many codes were sent. Please wait, or use your email.';
const ALL = 'all';
/** Numbers of one prefix differ in these digits: who is paid for messages asks for many neighbours. */
const PREFIX = -4;

/** The operator reads in the log that the day's codes run out. */
const FULL = 0.8;

/**
 * Counts a code before it is sent. A device that the number's account knows has limits of its own, so that strangers cannot use
 * up the owner's. @throws AppError RATE_LIMITED with the seconds to wait.
 */
export async function countPhoneCode(context: RequestContext, phone: string): Promise<void> {
  const { limits, config, log } = context.platform;
  const deviceId = await findKnownDevice(context, phone);
  if (deviceId === null) {
    // First: a refused network takes nothing from a number.
    if (!context.thisMachine) await consumeLimit(limits.phoneCodesOfNetwork, context.network, TOO_MANY);
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
