import { publicPageAt, publicParameters } from '@ainsathi/contract/addresses';
import { inLanguage, languageOf, withoutLanguage } from '@ainsathi/contract/languages';

const MAX_URL_LENGTH = 500;

/**
 * The canonical URL of a public page, used as its cache key: with the prefix of its language, no trailing slash, and only
 * the query parameters that the page reads. Null for other pages, and for free-text searches, which are too rarely repeated to be cached.
 */
export function canonicalUrl(url: string): string | null {
  if (url.length > MAX_URL_LENGTH) return null;
  const { pathname, searchParams } = new URL(`http://page.invalid${url}`);
  const language = languageOf(pathname);
  const plain = withoutLanguage(pathname);
  const path = plain.length > 1 ? plain.replace(/\/$/, '') : plain;
  const page = publicPageAt(path);
  if (!page || searchParams.get('search')) return null;
  const query = new URLSearchParams();
  for (const name of publicParameters[page]) {
    const value = searchParams.get(name);
    if (value) query.set(name, value);
  }
  const text = query.toString();
  return inLanguage(text ? `${path}?${text}` : path, language);
}
