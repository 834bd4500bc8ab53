import type { TFunction } from 'i18next';
import type { Catalogues } from '../../../i18n/catalogues';
import type { CrumbData } from '../../../routing/breadcrumb-data';
import { matterInSentence } from './chosen-matter';
import { paths } from '../../../routing/paths';

interface DirectoryChoice {
  name: string;
  slug: string;
}

type Translate = TFunction<['directory', 'lawyers', 'shared']>;

/** The API's practice areas come from the contract, and each has its phrase. */
type AreaSlug = keyof Catalogues['directory']['areaLawyers'];

/** "Family lawyers", "Lawyers for land and inheritance". */
export function lawyersOf(t: Translate, area: DirectoryChoice | null, matter: string | null = null): string {
  if (area !== null) return t(`areaLawyers.${area.slug as AreaSlug}`);
  return matter === null ? t('shared:nav.lawyers') : t('matterLawyers', { matter: matterInSentence(matter) });
}

/** "Family lawyers in Dhaka"; the matter in the page's language. */
export function directoryTitle(
  t: Translate,
  area: DirectoryChoice | null,
  district: DirectoryChoice | null,
  matter: string | null,
): string {
  const lawyers = lawyersOf(t, area, matter);
  return district === null
    ? t('inBangladesh', { lawyers })
    : t('inDistrict', { lawyers, district: district.name });
}

/** The headline for a practice area and a district by their names. */
export function titleOf(
  t: Translate,
  area: string | null,
  district: string | null,
  matter: string | null,
): string {
  const choice = (name: string | null) =>
    name === null ? null : { name, slug: name.toLowerCase().replaceAll(' ', '-') };
  return directoryTitle(t, choice(area), choice(district), matter);
}

/** Home, all lawyers, practice area, district. */
export function directoryCrumbs(
  t: Translate,
  area: DirectoryChoice | null,
  district: DirectoryChoice | null,
  local: (name: string) => string,
): CrumbData[] {
  const crumbs: CrumbData[] = [
    { label: t('shared:nav.home'), path: paths.home },
    { label: t('shared:nav.lawyers'), path: paths.lawyers },
  ];
  if (area) crumbs.push({ label: lawyersOf(t, area), path: paths.directory(area.slug, null) });
  if (district)
    crumbs.push({ label: local(district.name), path: paths.directory(area?.slug ?? null, district.slug) });
  return crumbs;
}
