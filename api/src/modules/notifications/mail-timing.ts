import { dayInDhaka, inDhaka } from '../../validation/dhaka-day';
import { rulesOfKind } from './kind-rules';
import { type NotificationKind, notificationKinds } from './notification.kinds';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const QUIET_FROM_HOUR = 22;
const QUIET_UNTIL_HOUR = 7;

/** When an unread notification is sent by mail and push. */
export function mailDueAt(kind: NotificationKind, now: Date): Date {
  return new Date(now.getTime() + rulesOfKind(kind).delayMinutes * MINUTE);
}

/** 8:00 in Dhaka on the next day. */
export function nextMorning(now: Date): Date {
  return new Date(`${dayInDhaka(new Date(now.getTime() + DAY))}T08:00:00+06:00`);
}

/** From 22:00 until 7:00 in Dhaka. */
export function isNight(now: Date): boolean {
  const hour = inDhaka(now).getUTCHours();
  return hour >= QUIET_FROM_HOUR || hour < QUIET_UNTIL_HOUR;
}

/** The kinds that may be sent now; the others wait for the morning. */
export function kindsThatGoOut(now: Date): readonly NotificationKind[] {
  return isNight(now) ? notificationKinds.filter((kind) => rulesOfKind(kind).atNight) : notificationKinds;
}
