import { latinDigits } from '@ainsathi/contract/bangla-digits';
import { feeLimits } from '@ainsathi/contract/limits';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format';

const POISHA = 100;

/** An amount in taka as people type it, in poisha: "25,000", "৳ ২৫,০০০.৫০", "Tk 25000"; null for anything else. */
export function readTaka(text: string): number | null {
  const typed = latinDigits(text)
    .replaceAll(/৳|taka|tk\.?|bdt|টাকা|[\s,]/giu, '')
    .replace(/\/-$/, '');
  if (!/^\d{1,11}(\.\d{1,2})?$/.test(typed)) return null;
  const poisha = Math.round(Number(typed) * POISHA);
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
