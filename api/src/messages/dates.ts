import { banglaMonths, banglaTime, inBanglaDigits } from '@ainsathi/contract/bangla-dates';
import type { Language } from '@ainsathi/contract/languages';

const ENGLISH = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Dhaka',
});

const ENGLISH_DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Dhaka' });

const englishMonths = banglaMonths.map((_, month) =>
  new Date(Date.UTC(2026, month)).toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' }),
);

const PARTS = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dhaka',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** "6 November 2026 at 10:30" or "৬ নভেম্বর ২০২৬, সকাল ১০:৩০", in Asia/Dhaka. */
export function dateAndTimeIn(language: Language, at: Date): string {
  if (language === 'en') return ENGLISH.format(at);
  const parts = new Map(PARTS.formatToParts(at).map(({ type, value }) => [type, value]));
  const month = banglaMonths[Number(parts.get('month')) - 1] ?? '';
  const date = inBanglaDigits(`${Number(parts.get('day'))} ${month} ${parts.get('year') ?? ''}`);
  return `${date}, ${banglaTime(Number(parts.get('hour')), parts.get('minute') ?? '')}`;
}

/** "7 December 2026", in Asia/Dhaka. */
export function englishDate(at: Date): string {
  return ENGLISH_DATE.format(at);
}

/** "৭ ডিসেম্বর ২০২৬" from "7 December 2026". */
export function banglaDateOf(english: string): string {
  const bangla = english.replace(
    /[A-Z][a-z]+/,
    (month) => banglaMonths[englishMonths.indexOf(month)] ?? month,
  );
  return inBanglaDigits(bangla);
}
