import { pages, paths, publicParameters } from '@ainsathi/contract/addresses';
import { matchPath } from '@ainsathi/contract/path-pattern';
import { districts, practiceAreas } from '@ainsathi/contract/places';
import { districtIdOf } from '../modules/lawyers/directory/districts';

/** Names as slugs are written, so that what is unknown leads to an address that says so with 404. */
function slugged(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-');
}

function areaSlug(name: string): string {
  const wanted = slugged(name);
  return practiceAreas.find(({ slug }) => slug === wanted)?.slug ?? wanted;
}

function districtSlug(name: string): string {
  const id = districtIdOf(name);
  return districts.find((district) => district.id === id)?.slug ?? slugged(name);
}

/** Null for an address that is not well-formed. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** The practice area and the district in the path of a directory page, as they are written; null for other pages. */
function partsOf(pathname: string): Record<string, string> | null {
  const { lawyers, lawyersInDistrict, lawyersForArea, lawyersForAreaInDistrict } = pages.public;
  for (const pattern of [lawyers, lawyersInDistrict, lawyersForArea, lawyersForAreaInDistrict]) {
    const parts = matchPath(pattern, pathname);
    if (parts) return parts;
  }
  return null;
}

/**
 * Where the one readable address of a directory page is, when it is not the one asked for: filters of forms
 * (`/lawyers?category=…&district=…`) and old or Bangla spellings of districts. Null when the address is right.
 */
export function directoryRedirect(url: string): string | null {
  const { pathname, searchParams } = new URL(url, 'http://page.invalid');
  const parts = partsOf(pathname);
  if (!parts) return null;
  const [areaName, districtName] = [decoded(parts['area'] ?? ''), decoded(parts['district'] ?? '')];
  if (areaName === null || districtName === null) return null;
  const area = searchParams.get('category')?.trim() || areaName;
  const district = searchParams.get('district')?.trim() || districtName;
  const path = paths.directory(area ? areaSlug(area) : null, district ? districtSlug(district) : null);
  const hasFilters = searchParams.has('category') || searchParams.has('district');
  if (path === pathname && !hasFilters) return null;
  const rest = new URLSearchParams(
    publicParameters.lawyers.flatMap((name) => {
      const value = searchParams.get(name);
      return value ? [[name, value] as [string, string]] : [];
    }),
  ).toString();
  return rest ? `${path}?${rest}` : path;
}
