const dhakaOffset = 6 * 3_600_000;
const dayInMilliseconds = 86_400_000;

/** When the hearings ahead begin: at 0:00 of today in Dhaka, as courts call their cases at any hour after the one that was set. */
export function aheadFrom(now: Date): Date {
  const time = now.getTime() + dhakaOffset;
  return new Date(time - (time % dayInMilliseconds) - dhakaOffset);
}

/** Whether a hearing is ahead: later than now, or today. */
export function isAhead(startsAt: string, now: Date): boolean {
  return Date.parse(startsAt) >= aheadFrom(now).getTime();
}
