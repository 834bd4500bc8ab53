// Browsers and Node carry different Bangla words, so those of dates are here.

export const banglaMonths =
  'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর'.split(' ');

/** The part of the day by the hour at which it ends. */
const partsOfDay: readonly (readonly [until: number, word: string])[] = [
  [4, 'রাত'],
  [6, 'ভোর'],
  [12, 'সকাল'],
  [15, 'দুপুর'],
  [18, 'বিকেল'],
  [20, 'সন্ধ্যা'],
  [24, 'রাত'],
];

/** Latin digits as Bangla ones: what is read, never what is copied or dialled. */
export function inBanglaDigits(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCodePoint(0x09e6 + Number(digit)));
}

/** "সকাল ১০:৩০", from the hour of 24 and the minutes in two digits. */
export function banglaTime(hour: number, minute: string): string {
  const [, part = ''] = partsOfDay.find(([until]) => hour < until) ?? [];
  return `${part} ${inBanglaDigits(`${hour % 12 || 12}:${minute}`)}`;
}
