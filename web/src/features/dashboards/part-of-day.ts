export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** The part of the day in Asia/Dhaka, for a greeting: morning until noon, evening from 5 pm. */
export function partOfDay(now: Date): PartOfDay {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Asia/Dhaka' }).format(
      now,
    ),
  );
  if (hour < 4 || hour >= 17) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}
