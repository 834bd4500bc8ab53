import { publicPageAt, publicParameters, type pages } from '@ainsathi/contract/addresses';
import { inLanguage, languageOf, withoutLanguage } from '@ainsathi/contract/languages';
import { BLOG_SUBJECTS, publicSubjects, type PublicSubject } from '../platform/public-subjects';

const MAX_URL_LENGTH = 500;

/** The cache key of a public page: with language and known parameters, without a trailing slash. Null for other pages, and for text searches, which hardly repeat. */
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

const LAWYERS: readonly PublicSubject[] = ['lawyers'];
const NOTHING: readonly PublicSubject[] = [];

const SUBJECTS_OF_PAGE: Record<keyof typeof pages.public, readonly PublicSubject[]> = {
  home: publicSubjects,
  lawyers: LAWYERS,
  lawyersInDistrict: LAWYERS,
  lawyersForArea: LAWYERS,
  lawyersForAreaInDistrict: LAWYERS,
  lawyer: BLOG_SUBJECTS,
  ask: LAWYERS,
  blogs: BLOG_SUBJECTS,
  blog: BLOG_SUBJECTS,
  faq: NOTHING,
  words: NOTHING,
  contact: NOTHING,
  terms: NOTHING,
  privacy: NOTHING,
  developers: LAWYERS,
};

export function subjectsOfPage(canonicalUrl: string): readonly PublicSubject[] {
  const page = publicPageAt(withoutLanguage(canonicalUrl).replace(/\?.*$/s, ''));
  return page ? SUBJECTS_OF_PAGE[page] : publicSubjects;
}
