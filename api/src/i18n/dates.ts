import { banglaMonths, banglaTime, inBanglaDigits } from '@ainsathi/contract/bangla-dates';
import type { Language } from '@ainsathi/contract/languages';

const ENGLISH = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Dhaka',
});

const ENGLISH_DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Dhaka' });

const PARTS = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dhaka',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
});

const partsOf = (at: Date) => new Map(PARTS.formatToParts(at).map(({ type, value }) => [type, value]));

/** "7 December 2026" or "৭ ডিসেম্বর ২০২৬", in Asia/Dhaka. */
export function dateIn(language: Language, at: Date): string {
  if (language === 'en') return ENGLISH_DATE.format(at);
  const parts = partsOf(at);
  const month = banglaMonths[Number(parts.get('month')) - 1] ?? '';
  return inBanglaDigits(`${Number(parts.get('day'))} ${month} ${parts.get('year') ?? ''}`);
}

/** "6 November 2026 at 10:30" or "৬ নভেম্বর ২০২৬, সকাল ১০:৩০", in Asia/Dhaka. */
export function dateAndTimeIn(language: Language, at: Date): string {
  if (language === 'en') return ENGLISH.format(at);
  const parts = partsOf(at);
  return `${dateIn(language, at)}, ${banglaTime(Number(parts.get('hour')), parts.get('minute') ?? '')}`;
}
