import { pages, paths, publicParameters } from '@ainsathi/contract/addresses';
import { inLanguage, languageOf, withoutLanguage } from '@ainsathi/contract/languages';
import { readAreaChoice } from '@ainsathi/contract/area-choice';
import { matchPath } from '@ainsathi/contract/path-pattern';
import { districts, practiceAreas } from '@ainsathi/contract/places';
import { districtIdOf } from '../modules/lawyers/directory/districts';

/** An unknown name redirects to a URL that responds with 404. */
function toSlug(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-');
}

function areaSlug(name: string): string {
  const areaSlugOfName = toSlug(name);
  const bangla = name.trim().normalize('NFC');
  return (
    practiceAreas.find(({ slug, nameBangla }) => slug === areaSlugOfName || nameBangla === bangla)?.slug ??
    areaSlugOfName
  );
}

function districtSlug(name: string): string {
  const id = districtIdOf(name);
  return districts.find((district) => district.id === id)?.slug ?? toSlug(name);
}

/** Null for malformed escapes. */
function decodeOrNull(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** Practice area and district as the URL spells them; null for other pages. */
function pathParameters(pathname: string): Record<string, string> | null {
  const { lawyers, lawyersInDistrict, lawyersForArea, lawyersForAreaInDistrict } = pages.public;
  for (const pattern of [lawyers, lawyersInDistrict, lawyersForArea, lawyersForAreaInDistrict]) {
    const parts = matchPath(pattern, pathname);
    if (parts) return parts;
  }
  return null;
}

/** The canonical URL for a directory page requested with a form's filters, or with an old or Bangla name; otherwise null. */
export function directoryRedirect(url: string): string | null {
  const language = languageOf(url);
  const { pathname, searchParams } = new URL(`http://page.invalid${withoutLanguage(url)}`);
  const parts = pathParameters(pathname);
  if (!parts) return null;
  const [areaName, districtName] = [decodeOrNull(parts['area'] ?? ''), decodeOrNull(parts['district'] ?? '')];
  if (areaName === null || districtName === null) return null;
  const { category, matter } = readAreaChoice(searchParams.get('category')?.trim() ?? '');
  const area = matter ? '' : category || areaName;
  const district = searchParams.get('district')?.trim() || districtName;
  const path = paths.directory(area ? areaSlug(area) : null, district ? districtSlug(district) : null);
  const hasFilters = searchParams.has('category') || searchParams.has('district');
  if (path === pathname && !hasFilters) return null;
  const rest = new URLSearchParams(
    publicParameters.lawyers.flatMap((name) => {
      const value = name === 'matter' && matter ? matter : searchParams.get(name);
      return value ? [[name, value] as [string, string]] : [];
    }),
  ).toString();
  return inLanguage(rest ? `${path}?${rest}` : path, language);
}
