import type { TFunction } from 'i18next';

/** What the lawyers of a practice area are called: "Family lawyers", "Personal injury lawyers". */
export function lawyersOf(t: TFunction<'directory'>, area: string | null): string {
  if (area === null) return t('all');
  const [first = '', ...rest] = area.replace(/ Law$/, '');
  return t('areaLawyers', { area: first + rest.join('').toLowerCase() });
}

/** The headline of a page of the directory: "Family lawyers in Dhaka". */
export function directoryTitle(
  t: TFunction<'directory'>,
  area: string | null,
  district: string | null,
): string {
  const lawyers = lawyersOf(t, area);
  return district === null ? t('inBangladesh', { lawyers }) : t('inDistrict', { lawyers, district });
}
