const timeZone = 'Asia/Dhaka';

/** The locales of each language for dates and numbers; both group digits the South Asian way. */
const locales: Record<string, { dates: string; numbers: string }> = {
  en: { dates: 'en-GB', numbers: 'en-IN' },
  bn: { dates: 'bn-BD', numbers: 'bn-BD' },
};

const english = { dates: 'en-GB', numbers: 'en-IN' };

const dateStyles = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' },
  dateTime: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
  },
  monthAndYear: { month: 'long', year: 'numeric' },
  weekdayName: { weekday: 'short' },
  dayAndMonth: { day: 'numeric', month: 'short' },
  monthName: { month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(style: keyof typeof dateStyles, language: string): Intl.DateTimeFormat {
  const key = `${language} ${style}`;
  const cached = dateFormats.get(key);
  if (cached) return cached;
  const made = new Intl.DateTimeFormat((locales[language] ?? english).dates, {
    ...dateStyles[style],
    timeZone,
  });
  dateFormats.set(key, made);
  return made;
}

/** "6 Nov 2026", "6 November 2026", "Friday 6 November 2026" or "November 2026" in Asia/Dhaka, from an ISO time of the API. */
export function formatDate(
  iso: string,
  style: 'short' | 'long' | 'weekday' | 'monthAndYear' = 'short',
  language = 'en',
): string {
  return dateFormat(style, language)
    .format(new Date(iso))
    .replace(/^(\p{L}+), /u, '$1 ');
}

/** "6 Nov" in the present year, else "6 Nov 2025", both in Asia/Dhaka. */
export function formatRecentDate(iso: string, now: Date, language = 'en'): string {
  const isThisYear = yearInDhaka(new Date(iso)) === yearInDhaka(now);
  return dateFormat(isThisYear ? 'dayAndMonth' : 'short', language).format(new Date(iso));
}

/** "10:30 am" in Asia/Dhaka. */
export function formatTime(iso: string, language = 'en'): string {
  return plainSpaces(dateFormat('time', language).format(new Date(iso)));
}

/** "6 Nov 2026, 10:30 am" in Asia/Dhaka. */
export function formatDateTime(iso: string, language = 'en'): string {
  return plainSpaces(dateFormat('dateTime', language).format(new Date(iso)));
}

/** "Nov" from a month of the API, "2026-11". */
export function formatMonth(month: string, language = 'en'): string {
  return dateFormat('monthName', language).format(new Date(`${month}-15T00:00:00Z`));
}

/** "Mon" from a day of the API, "2026-11-23". */
export function formatWeekday(day: string, language = 'en'): string {
  return dateFormat('weekdayName', language).format(new Date(`${day}T06:00:00Z`));
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/** "1,25,000": South Asian grouping. */
export function formatNumber(value: number, language = 'en'): string {
  const cached = numberFormats.get(language);
  if (cached) return cached.format(value);
  const made = new Intl.NumberFormat((locales[language] ?? english).numbers);
  numberFormats.set(language, made);
  return made.format(value);
}

const yearFormat = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone });

/** The year in Asia/Dhaka, for the copyright line. */
export function yearInDhaka(now: Date): string {
  return yearFormat.format(now);
}

// Node and browsers carry different ICU data: one puts U+202F before "am", the other a space, and hydration would differ.
function plainSpaces(text: string): string {
  return text.replaceAll('\u202f', ' ');
}

const dayInMilliseconds = 86_400_000;
const dhakaOffset = 6 * 3_600_000;

/** Days of the calendar in Asia/Dhaka from a moment to another one: 1 for yesterday evening; 0 for the future. */
export function calendarDaysBetween(iso: string, now: Date): number {
  const dayOf = (time: number): number => Math.floor((time + dhakaOffset) / dayInMilliseconds);
  return Math.max(0, dayOf(now.getTime()) - dayOf(Date.parse(iso)));
}

/** Whole days from a moment to another one; 0 when less than a day has passed. */
export function daysBetween(iso: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(iso)) / dayInMilliseconds));
}
