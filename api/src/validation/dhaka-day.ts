const DHAKA_AHEAD = 6 * 60 * 60_000;

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
  return Math.floor((time + DHAKA_AHEAD) / (24 * 60 * 60_000));
}
