import { useTranslation } from 'react-i18next';
import { paths } from '../../../routing/paths';
import type { CrumbData } from '../../../routing/breadcrumb-data';
import { lawyersOf } from './directory-title';

interface Narrowing {
  name: string;
  slug: string;
}

/** Where a page of the directory stands: all lawyers, those of an area, those of a district. */
export function useDirectoryCrumbs(area: Narrowing | null, district: Narrowing | null): CrumbData[] {
  const { t } = useTranslation(['directory', 'shared']);
  const crumbs: CrumbData[] = [
    { label: t('shared:nav.home'), path: paths.home },
    { label: t('all'), path: paths.lawyers },
  ];
  if (area) crumbs.push({ label: lawyersOf(t, area.name), path: paths.directory(area.slug, null) });
  if (district)
    crumbs.push({ label: district.name, path: paths.directory(area?.slug ?? null, district.slug) });
  return crumbs;
}
