import type { TFunction } from 'i18next';
import type { Catalogues } from '../../../i18n/catalogues';
import type { CrumbData } from '../../../routing/breadcrumb-data';
import { matterInSentence } from './chosen-matter';
import type { ListedLawyers } from './directory-params';
import { paths } from '../../../routing/paths';

interface DirectoryChoice {
  name: string;
  slug: string;
}

type Translate = TFunction<['directory', 'lawyers', 'shared']>;

/** The API's practice areas come from the contract, and each has its phrase; an address may name another. */
type AreaSlug = keyof Catalogues['directory']['areaLawyers'];

/** "Family lawyers", "Lawyers for land and inheritance". */
export function lawyersOf(t: Translate, area: DirectoryChoice | null, matter: string | null = null): string {
  if (area !== null)
    return t(`areaLawyers.${area.slug as AreaSlug}`, {
      defaultValue: t('matterLawyers', { matter: area.name }),
    });
  return matter === null ? t('shared:nav.lawyers') : t('matterLawyers', { matter: matterInSentence(matter) });
}

/** "Family lawyers in Dhaka", "Lawyers in Bangladesh matching “Nusrat”". */
export function directoryTitle(
  t: Translate,
  { category, matter: slug, district, search }: ListedLawyers,
  matters: readonly DirectoryChoice[],
  local: (name: string) => string,
): string {
  const area = category ? { name: category, slug: category.toLowerCase().replaceAll(' ', '-') } : null;
  const matter = matters.find((one) => one.slug === slug);
  const lawyers = lawyersOf(t, area, matter ? local(matter.name) : null);
  const title = district === '' ? t('inBangladesh', { lawyers }) : t('inDistrict', { lawyers, district });
  return search === '' ? title : `${title} ${t('lawyers:list.foundSearch', { search })}`;
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
