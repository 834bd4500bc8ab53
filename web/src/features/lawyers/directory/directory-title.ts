import type { TFunction } from 'i18next';
import type { CrumbData } from '../../../routing/breadcrumb-data';
import { matterInSentence } from './chosen-matter';
import { paths } from '../../../routing/paths';

/** The lawyers of a practice area or a matter: "Family lawyers", "Lawyers for land and inheritance". */
export function lawyersOf(
  t: TFunction<['directory', 'lawyers', 'shared']>,
  area: string | null,
  matter: string | null = null,
): string {
  if (area === null && matter !== null) return t('matterLawyers', { matter: matterInSentence(matter) });
  if (area === null) return t('shared:nav.lawyers');
  const [first = '', ...rest] = area.replace(/ Law$/, '');
  return t('areaLawyers', { area: first + rest.join('').toLowerCase() });
}

/** The headline of a page of the directory: "Family lawyers in Dhaka". */
export function directoryTitle(
  t: TFunction<['directory', 'lawyers', 'shared']>,
  area: string | null,
  district: string | null,
  matter: string | null,
): string {
  const lawyers = lawyersOf(t, area, matter);
  return district === null ? t('inBangladesh', { lawyers }) : t('inDistrict', { lawyers, district });
}

interface DirectoryChoice {
  name: string;
  slug: string;
}

/** The breadcrumbs of a page of the directory: home, all lawyers, those of the practice area, those of the district. */
export function directoryCrumbs(
  t: TFunction<['directory', 'lawyers', 'shared']>,
  area: DirectoryChoice | null,
  district: DirectoryChoice | null,
): CrumbData[] {
  const crumbs: CrumbData[] = [
    { label: t('shared:nav.home'), path: paths.home },
    { label: t('shared:nav.lawyers'), path: paths.lawyers },
  ];
  if (area) crumbs.push({ label: lawyersOf(t, area.name), path: paths.directory(area.slug, null) });
  if (district)
    crumbs.push({ label: district.name, path: paths.directory(area?.slug ?? null, district.slug) });
  return crumbs;
}
