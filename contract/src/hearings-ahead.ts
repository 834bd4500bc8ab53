const dhakaOffset = 6 * 3_600_000;
const dayInMilliseconds = 86_400_000;

/** 0:00 of today in Dhaka, because courts call cases at any hour after the set time. */
export function aheadFrom(now: Date): Date {
  const days = Math.floor((now.getTime() + dhakaOffset) / dayInMilliseconds);
  return new Date(days * dayInMilliseconds - dhakaOffset);
}

/** Later than now, or today. */
export function isAhead(startsAt: string, now: Date): boolean {
  return Date.parse(startsAt) >= aheadFrom(now).getTime();
}

/** 0:00 in Dhaka on the day after. */
export function dayAfter(time: Date): Date {
  return new Date(aheadFrom(time).getTime() + dayInMilliseconds);
}
