import type { DateStyle, Formats } from '../format';

const timeZone = 'Asia/Dhaka';

const styles = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  monthAndYear: { month: 'long', year: 'numeric' },
  dayAndMonth: { day: 'numeric', month: 'short' },
  year: { year: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' },
  weekdayName: { weekday: 'short' },
  monthName: { month: 'short' },
} as const satisfies Record<DateStyle | 'time' | 'weekdayName' | 'monthName', Intl.DateTimeFormatOptions>;

const dateFormats = new Map<string, Intl.DateTimeFormat>();

function write(style: keyof typeof styles, iso: string): string {
  const format = dateFormats.get(style) ?? new Intl.DateTimeFormat('en-GB', { ...styles[style], timeZone });
  dateFormats.set(style, format);
  // Node and browsers carry different ICU data: one puts U+202F before "am", the other a space, and hydration would differ.
  return format.format(new Date(iso)).replaceAll('\u202f', ' ');
}

const numbers = new Intl.NumberFormat('en-IN');

/** Numbers, dates and times in English, as they are written in Bangladesh. */
export const englishFormats: Formats = {
  number: (value) => numbers.format(value),
  digits: (text) => text,
  date: (iso, style) => write(style, iso).replace(/^(\p{L}+), /u, '$1 '),
  time: (iso) => write('time', iso),
  month: (month) => write('monthName', `${month}-15T00:00:00Z`),
  weekday: (day) => write('weekdayName', `${day}T06:00:00Z`),
  name: (name) => name,
  joined: (date, time) => `${date}, ${time}`,
};
