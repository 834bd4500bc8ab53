import { latinDigits } from './bangla-digits';

/** Why a text is no day: no date at all, a month or a day that does not exist, with the number that was read. */
export interface DayFault {
  fault: 'no-date' | 'no-month' | 'no-day';
  number: number;
}

const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'জানু'],
  ['feb', 'ফেব'],
  ['mar', 'মার্চ'],
  ['apr', 'এপ্রি'],
  ['may', 'মে'],
  ['jun', 'জুন'],
  ['jul', 'জুলা'],
  ['aug', 'আগ'],
  ['sep', 'সেপ'],
  ['oct', 'অক্টো'],
  ['nov', 'নভে'],
  ['dec', 'ডিসে'],
];

/** A weekday beside a date, as in "সোমবার, ১৪/১২/২০২৬", "১৪/১২/২০২৬ ইং রোজ সোমবার" or "Mon 14 Dec 2026". */
const WEEKDAY =
  /(^|\P{L})(?:রোজ|(?:রবি|সোম|মঙ্গল|বুধ|বৃহস্পতি|শুক্র|শনি)(?:বার)?|(?:sun|mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur)(?:day)?)(?![\p{L}\p{M}])/gu;

/** A time after a day; a second day in the same cell is none. */
const CLOCK = /[\st,(]\d{1,2}(?:(?::\d\d(?::\d\d(?:\.\d+)?)?|\.\d\d)\s*(?:[ap]m|z)?|\s*[ap]m)[\s)(]*$/;

const NO_DATE: DayFault = { fault: 'no-date', number: 0 };

/** Of two digits: the years before and after the present one. */
function yearOf(written: string): number {
  if (written.length > 2) return Number(written);
  return Number(written) + (Number(written) < 70 ? 2000 : 1900);
}

function monthOf(written: string): number {
  if (/^\d+$/.test(written)) return Number(written);
  return MONTHS.findIndex((names) => names.some((name) => written.startsWith(name))) + 1;
}

function checked(year: number, month: number, day: number): string | DayFault {
  if (month < 1 || month > 12) return { fault: 'no-month', number: month };
  const time = new Date(Date.UTC(year, month - 1, day));
  if (day < 1 || time.getUTCDate() !== day) return { fault: 'no-day', number: day };
  return time.toISOString().slice(0, 10);
}

/** As "2026-12-07"; the day first, any separator, digits of either language, months by number or name; or ISO. */
export function readDay(text: string): string | DayFault {
  const written = latinDigits(text.normalize('NFC').toLowerCase())
    .replaceAll(WEEKDAY, '$1 ')
    .replace(/(\d)\s*(?:ইং|খ্রি|খৃ|সাল|ad\b|a\.d)\S*(?:\s+তারিখ)?[\s,(]*\)?$/u, '$1')
    .replaceAll(/(\d)(?:st|nd|rd|th|ই|শে|লা|রা|ঠা)(?=\P{L}|$)/gu, '$1');
  const [first = '', second = '', third = '', ...rest] = written.split(/[^\d\p{L}\p{M}]+/u).filter(Boolean);
  if (!third || (rest.length > 0 && !CLOCK.test(written))) return NO_DATE;
  const isYearFirst = first.length === 4;
  const [day, year] = isYearFirst ? [third.replace(/t.*/, ''), first] : [first, third];
  if (!/^\d{1,2}$/.test(day) || !/^(\d{2}|\d{4})$/.test(year)) return NO_DATE;
  const month = monthOf(second);
  return month === 0 && !/^\d+$/.test(second) ? NO_DATE : checked(yearOf(year), month, Number(day));
}
