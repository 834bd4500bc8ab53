import { inBanglaDigits } from '@ainsathi/contract/bangla-dates';
import type { Language } from '@ainsathi/contract/languages';

/** Poisha in a taka. */
export const POISHA = 100;

/** Grouped as in Bangladesh: thousands, then pairs of digits. */
const GROUPED = new Intl.NumberFormat('en-IN');

/** "৳ 1,25,000" or "১,২৫,০০০ টাকা"; with poisha only where there are some. */
export function takaIn(language: Language, amountPoisha: number): string {
  const taka = GROUPED.format(Math.floor(amountPoisha / POISHA));
  const rest = amountPoisha % POISHA;
  const amount = rest === 0 ? taka : `${taka}.${String(rest).padStart(2, '0')}`;
  return language === 'en' ? `৳ ${amount}` : `${inBanglaDigits(amount)} টাকা`;
}
