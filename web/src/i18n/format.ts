import type { Language } from '@ainsathi/contract/languages';
import { now } from '../lib/now';

/** How a language writes numbers, dates and times; times are the API's ISO times, and all days are in Asia/Dhaka. */
export interface Formats {
  number: (value: number) => string;
  /** The digits of a text that is read, such as a helpline: "16699" without grouping. */
  digits: (text: string) => string;
  /** "6 Nov 2026", "6 November 2026", "Friday 6 November 2026", "November 2026", "6 Nov" or "2026". */
  date: (iso: string, style: DateStyle) => string;
  time: (iso: string) => string;
  month: (month: string) => string;
  weekday: (day: string) => string;
  name: (name: string) => string;
  joined: (date: string, time: string) => string;
}

export type DateStyle = 'short' | 'long' | 'weekday' | 'monthAndYear' | 'dayAndMonth' | 'year';

const known = new Map<string, Formats>();

/** Makes a language's way of writing known; it is fetched with the texts of that language. */
export function addFormats(language: Language, formats: Formats): void {
  known.set(language, formats);
}

function formatsOf(language: string): Formats {
  const formats = known.get(language);
  if (!formats) throw new Error(`No formats of ${language}`);
  return formats;
}

/** "6 Nov 2026", "6 November 2026", "Friday 6 November 2026" or "November 2026" in Asia/Dhaka, from an ISO time of the API. */
export function formatDate(iso: string, language: string, style: DateStyle = 'short'): string {
  return formatsOf(language).date(iso, style);
}

/** "6 Nov" in the present year, else "6 Nov 2025", both in Asia/Dhaka. */
export function formatRecentDate(iso: string, language: string, at = new Date(now())): string {
  const isThisYear = yearInDhaka(new Date(iso)) === yearInDhaka(at);
  return formatsOf(language).date(iso, isThisYear ? 'dayAndMonth' : 'short');
}

/** "10:30 am" in Asia/Dhaka. */
export function formatTime(iso: string, language: string): string {
  return formatsOf(language).time(iso);
}

/** "6 Nov 2026, 10:30 am" in Asia/Dhaka. */
export function formatDateTime(iso: string, language: string): string {
  const { date, time, joined } = formatsOf(language);
  return joined(date(iso, 'short'), time(iso));
}

/** "Nov" from a month of the API, "2026-11". */
export function formatMonth(month: string, language: string): string {
  return formatsOf(language).month(month);
}

/** "Mon" from a day of the API, "2026-11-23". */
export function formatWeekday(day: string, language: string): string {
  return formatsOf(language).weekday(day);
}

/** "1,25,000": South Asian grouping, in the digits of the language. */
export function formatNumber(value: number, language: string): string {
  return formatsOf(language).number(value);
}

/** The same for a place that is narrow: "22.3K" from ten thousand on. */
export function formatShortNumber(value: number, language: string): string {
  if (value < 10_000) return formatNumber(value, language);
  return new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }).format(value);
}

/** The name of a practice area, a matter or a district of the API in the language of the page. */
export function localName(name: string, language: string): string {
  return formatsOf(language).name(name);
}

/** A text of Latin digits that is read, such as a helpline, in the digits of the language. */
export function formatDigits(text: string, language: string): string {
  return formatsOf(language).digits(text);
}

const yearFormat = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Dhaka' });

/** The year in Asia/Dhaka in Latin digits, for comparing and counting. */
export function yearInDhaka(at = new Date(now())): string {
  return yearFormat.format(at);
}
