import { banglaMonths, banglaTime, inBanglaDigits } from '@ainsathi/contract/bangla-dates';
import type { Language } from '@ainsathi/contract/languages';

const ENGLISH = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Dhaka',
});

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
