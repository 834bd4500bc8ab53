import { useTranslation } from 'react-i18next';
import { formatDigits, formatNumber } from './format';

/** Writes what is read in the digits of the page's language: a number grouped, a text such as a helpline as it is. */
export function useDigits(): (value: number | string) => string {
  const { i18n } = useTranslation('shared');
  return (value) =>
    typeof value === 'number' ? formatNumber(value, i18n.language) : formatDigits(value, i18n.language);
}
