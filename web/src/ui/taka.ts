import { latinDigits } from '@ainsathi/contract/bangla-digits';
import { feeLimits } from '@ainsathi/contract/limits';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../i18n/format';

const POISHA = 100;

const words = /৳|taka|tk\.?|bdt\.?|টাকা|মাত্র|only/giu;
const multiples: readonly (readonly [RegExp, number])[] = [
  [/(?:thousand|হাজার)$/iu, 1_000],
  [/(?:lakhs?|lacs?|লাখ|লক্ষ)$/iu, 100_000],
  [/(?:crores?|কোটি)$/iu, 10_000_000],
];
/** Commas only where they group: "1,25,000" or "125,000", and spaces as in "1 25 000". Elsewhere they may be a decimal point, or stand between two amounts. */
const grouped =
  /^(?:\d{1,11}|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+|\d{1,2}(?:\s\d{2})*\s\d{3})(?:\.\d{1,2})?$/;

/** An amount in taka as people type it, in poisha: "25,000/=", "৳ ২৫,০০০.৫০", "Tk 25000 only", "1.5 lakh"; null for anything else. */
export function readTaka(text: string): number | null {
  const typed = latinDigits(text.normalize('NFKC').replace(/\p{Cf}/gu, ''))
    .replaceAll(words, '')
    .replace(/[.।\s]+$/, '')
    .trim()
    .replace(/^=\s*/, '')
    .replace(/\s*\/\s*[=\p{Pd}]$/u, '');
  const [unit, factor] = multiples.find(([name]) => name.test(typed)) ?? [/$/, 1];
  const amount = typed.replace(unit, '').trimEnd();
  if (!grouped.test(amount)) return null;
  const poisha = Math.round(Number(amount.replaceAll(/[,\s]/g, '')) * factor * POISHA);
  return poisha >= feeLimits.least && poisha <= feeLimits.most ? poisha : null;
}

/** An amount as a field shows it: without the sign of the taka. */
export function takaText(poisha: number, language: string): string {
  return formatNumber(poisha / POISHA, language);
}

/** Amounts in poisha as "৳ 25,000". */
export function useTaka(): (poisha: number) => string {
  const { t, i18n } = useTranslation('fees');
  return (poisha) => t('amount', { amount: takaText(poisha, i18n.language) });
}
