// Browsers and Node have different Bangla words for dates, so these are our own.

export const banglaMonths =
  'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর'.split(' ');

/** Parts of the day, by their last hour. */
const partsOfDay: readonly (readonly [until: number, word: string])[] = [
  [4, 'রাত'],
  [6, 'ভোর'],
  [12, 'সকাল'],
  [15, 'দুপুর'],
  [18, 'বিকেল'],
  [20, 'সন্ধ্যা'],
  [24, 'রাত'],
];

/** Converts digits for reading, never for copying or dialling. */
export function inBanglaDigits(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCodePoint(0x09e6 + Number(digit)));
}

/** "সকাল ১০:৩০", from the hour (24-hour clock) and two-digit minutes. */
export function banglaTime(hour: number, minute: string): string {
  const [, part = ''] = partsOfDay.find(([until]) => hour < until) ?? [];
  return `${part} ${inBanglaDigits(`${hour % 12 || 12}:${minute}`)}`;
}
