import { paths, withQuery } from '../../routing/paths';

const DAY = 86_400_000;

/** The days of the view of a week. */
export const weekDays = 7;

export interface DiaryAddress {
  /** The first day that is shown, as "2026-12-07". */
  day: string;
  days: number;
}

/** The day so many days later. */
export function dayLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** A day of the calendar from 1950 on, as a control of the browser gives it. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < '1950') return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

export function readDiaryAddress(address: URLSearchParams, today: string): DiaryAddress {
  const day = address.get('day') ?? '';
  return {
    day: isDay(day) ? day : today,
    days: address.get('days') === String(weekDays) ? weekDays : 1,
  };
}

export function diaryPath({ day, days = 1 }: { day: string | null; days?: number }): string {
  return withQuery(paths.lawyerArea.diary, { day, days: days > 1 && days });
}
