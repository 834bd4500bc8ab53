const DHAKA_AHEAD = 6 * 60 * 60_000;

/** A day without a time, as 2026-12-03. */
export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** Today in Dhaka. */
export function todayInDhaka(now: Date): string {
  return dayOf(new Date(now.getTime() + DHAKA_AHEAD));
}
