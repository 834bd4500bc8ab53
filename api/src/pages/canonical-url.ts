import { publicPageAt, publicParameters } from '@ainsathi/contract/addresses';

const MAX_URL_LENGTH = 500;

/**
 * The canonical URL of a public page, used as its cache key: no trailing slash, and only the query parameters that the
 * page reads. Null for other pages, and for free-text searches, which are too rarely repeated to be cached.
 */
export function canonicalUrl(url: string): string | null {
  if (url.length > MAX_URL_LENGTH) return null;
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
