import { now } from '../lib/now';

const dayInMilliseconds = 86_400_000;
const dhakaOffset = 6 * 3_600_000;

/** Days of the calendar in Asia/Dhaka from a moment to another one, or to now: 1 for yesterday evening; 0 for the future. */
export function calendarDaysBetween(iso: string, at = new Date(now())): number {
  const dayOf = (time: number): number => Math.floor((time + dhakaOffset) / dayInMilliseconds);
  return Math.max(0, dayOf(at.getTime()) - dayOf(Date.parse(iso)));
}

/** Whole days from a moment to another one, or to now; 0 when less than a day has passed. */
export function daysBetween(iso: string, at = new Date(now())): number {
  return Math.max(0, Math.floor((at.getTime() - Date.parse(iso)) / dayInMilliseconds));
}
