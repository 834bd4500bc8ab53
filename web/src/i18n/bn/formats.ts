import { banglaMonths, banglaTime, inBanglaDigits } from '@ainsathi/contract/bangla-dates';
import { nameIn } from '@ainsathi/contract/names';
import type { Formats } from '../format';

// Browsers and Node carry different Bangla words and orders, so only the calendar and the clock are theirs.
const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dhaka',
  weekday: 'short',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
});

const weekdays: Readonly<Record<string, readonly [long: string, short: string]>> = {
  Sat: ['শনিবার', 'শনি'],
  Sun: ['রোববার', 'রোব'],
  Mon: ['সোমবার', 'সোম'],
  Tue: ['মঙ্গলবার', 'মঙ্গল'],
  Wed: ['বুধবার', 'বুধ'],
  Thu: ['বৃহস্পতিবার', 'বৃহ'],
  Fri: ['শুক্রবার', 'শুক্র'],
};

const grouped = new Intl.NumberFormat('en-IN');

interface Moment {
  weekday: string;
  day: string;
  month: string;
  year: string;
  hour: number;
  minute: string;
}

function momentOf(iso: string): Moment {
  const found = Object.fromEntries(
    parts.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]),
  );
  return {
    weekday: found['weekday'] ?? '',
    day: inBanglaDigits(String(Number(found['day']))),
    month: banglaMonths[Number(found['month']) - 1] ?? '',
    year: inBanglaDigits(found['year'] ?? ''),
    hour: Number(found['hour']),
    minute: found['minute'] ?? '',
  };
}

function timeOf(iso: string): string {
  const { hour, minute } = momentOf(iso);
  return banglaTime(hour, minute);
}

/** Numbers, dates and times in Bangla; months are never shortened. */
export const banglaFormats: Formats = {
  number: (value) => inBanglaDigits(grouped.format(value)),
  digits: inBanglaDigits,
  date: (iso, style) => {
    const { weekday, day, month, year } = momentOf(iso);
    if (style === 'year') return year;
    if (style === 'monthAndYear') return `${month} ${year}`;
    if (style === 'dayAndMonth') return `${day} ${month}`;
    const date = `${day} ${month} ${year}`;
    return style === 'weekday' ? `${weekdays[weekday]?.[0] ?? ''}, ${date}` : date;
  },
  time: timeOf,
  month: (month) => momentOf(`${month}-15T00:00:00Z`).month,
  weekday: (day) => weekdays[momentOf(`${day}T06:00:00Z`).weekday]?.[1] ?? '',
  name: (name) => nameIn('bn', name),
  joined: (date, time) => `${date}, ${time}`,
};
