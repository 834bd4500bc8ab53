import { publicPageAt, publicParameters } from '@ainsathi/contract/addresses';

const LONGEST_ADDRESS = 500;

/**
 * The one address of a public page among all that show the same: without a slash at the end and without what the page
 * does not read. Null for other pages, and for free-text searches, which hardly anybody repeats.
 */
export function canonicalUrl(url: string): string | null {
  if (url.length > LONGEST_ADDRESS) return null;
  const { pathname, searchParams } = new URL(url, 'http://page.invalid');
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const page = publicPageAt(path);
  if (!page || searchParams.get('search')) return null;
  const query = new URLSearchParams();
  for (const name of publicParameters[page]) {
    const value = searchParams.get(name);
    if (value) query.set(name, value);
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
