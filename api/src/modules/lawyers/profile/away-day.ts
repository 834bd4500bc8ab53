import { invalidInput } from '../../../errors/app-error';
import { dayOf, dayInDhaka } from '../../../validation/dhaka-day';

/** Undefined if left out. @throws AppError BAD_USER_INPUT naming `awayUntil` for today or a past day. */
export function awayDay(until: Date | null | undefined, now: Date): string | null | undefined {
  if (!until) return until;
  const day = dayOf(until);
  if (day <= dayInDhaka(now)) throw invalidInput({ field: 'awayUntil', message: 'Choose a day to come' });
  return day;
}
