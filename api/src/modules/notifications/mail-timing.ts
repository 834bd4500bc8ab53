import { dayInDhaka, inDhaka } from '../../validation/dhaka-day';
import { rulesOfKind } from './kind-rules';
import { type NotificationKind, notificationKinds } from './notification.kinds';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const QUIET_FROM_HOUR = 22;
const QUIET_UNTIL_HOUR = 7;

/** When a notification goes to mail and devices, if nobody has read it by then. */
export function mailDueAt(kind: NotificationKind, now: Date): Date {
  return new Date(now.getTime() + rulesOfKind(kind).delayMinutes * MINUTE);
}

/** When the mail of the next day goes out: at 8:00 in Dhaka. */
export function nextMorning(now: Date): Date {
  return new Date(`${dayInDhaka(new Date(now.getTime() + DAY))}T08:00:00+06:00`);
}

/** Whether it is night in Dhaka: from 22:00 until 7:00. */
export function isNight(now: Date): boolean {
  const hour = inDhaka(now).getUTCHours();
  return hour >= QUIET_FROM_HOUR || hour < QUIET_UNTIL_HOUR;
}

/** The kinds that go out at this moment; the others wait for the morning. */
export function kindsThatGoOut(now: Date): readonly NotificationKind[] {
  return isNight(now) ? notificationKinds.filter((kind) => rulesOfKind(kind).atNight) : notificationKinds;
}
