import { invalidInput } from '../../../errors/app-error';

const DHAKA_AHEAD = 6 * 60 * 60_000;

/** A day without a time, as 2026-12-03. */
function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** Today in Dhaka. */
function todayInDhaka(now: Date): string {
  return dayOf(new Date(now.getTime() + DHAKA_AHEAD));
}

/**
 * The day until which a lawyer is away, as it is stored; undefined for one that was left out.
 * @throws AppError BAD_USER_INPUT naming `awayUntil` for today or a day that is over.
 */
export function awayDay(until: Date | null | undefined, now: Date): string | null | undefined {
  if (!until) return until;
  const day = dayOf(until);
  if (day <= todayInDhaka(now)) throw invalidInput({ field: 'awayUntil', message: 'Choose a day to come' });
  return day;
}
