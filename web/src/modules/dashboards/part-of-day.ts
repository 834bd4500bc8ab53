import { toDhaka } from '../../lib/dhaka-time';

export type PartOfDay = 'night' | 'morning' | 'afternoon' | 'evening';

/** For a greeting, in Asia/Dhaka, by default now: night from 10 pm, morning from 4 am, evening from 5 pm. */
export function partOfDay(at?: Date): PartOfDay {
  const hour = Number(toDhaka(at?.toISOString()).time.slice(0, 2));
  if (hour < 4 || hour >= 22) return 'night';
  if (hour >= 17) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}
