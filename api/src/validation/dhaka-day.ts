import { invalidInput } from '../errors/app-error';

const DHAKA_AHEAD = 6 * 60 * 60_000;
export const DAY = 24 * 60 * 60_000;
const MOST_DAYS = 366;
const MOST_YEARS_AHEAD = 150;

/** A time whose UTC fields are what the clock in Dhaka shows. */
export function inDhaka(time: Date): Date {
  return new Date(time.getTime() + DHAKA_AHEAD);
}

/** Such as 2026-12-03. */
export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

export function dayInDhaka(time: Date): string {
  return dayOf(inDhaka(time));
}

/** Days since 1970, in Dhaka. */
export function dayNumberInDhaka(time: number): number {
  return Math.floor((time + DHAKA_AHEAD) / DAY);
}

/** 0:00 in Dhaka on a day that was read as 0:00 UTC, or so many days later. */
export function beginInDhaka(day: Date, later = 0): Date {
  return new Date(day.getTime() + later * DAY - DHAKA_AHEAD);
}

/** The begin of the first day and the end of the last one. @throws AppError BAD_USER_INPUT unless they are 1 to 366 days. */
export function periodInDhaka(from: Date, to: Date): [begin: Date, end: Date] {
  if (to < from) throw invalidInput({ field: 'to', message: 'The last day is not before the first one' });
  const [begin, end] = [beginInDhaka(from), beginInDhaka(to, 1)];
  if (end.getTime() - begin.getTime() > MOST_DAYS * DAY)
    throw invalidInput({ field: 'from', message: ['Choose at most {{count}} days', { count: MOST_DAYS }] });
  return [begin, end];
}

/** Refuses a mistyped year, such as 9999, whose end no calendar file can name. @throws AppError BAD_USER_INPUT. */
export function requireWithinReach(date: Date, now: Date, field: string): void {
  if (date.getUTCFullYear() - now.getUTCFullYear() <= MOST_YEARS_AHEAD) return;
  throw invalidInput({
    field,
    message: ['A date is at most {{count}} years ahead', { count: MOST_YEARS_AHEAD }],
  });
}
