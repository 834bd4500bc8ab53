import { publicPageAt, type pages } from '@ainsathi/contract/addresses';
import { withoutLanguage } from '@ainsathi/contract/languages';
import { BLOG_SUBJECTS, publicSubjects, type PublicSubject } from '../platform/public-subjects';

const LAWYERS: readonly PublicSubject[] = ['lawyers'];
const NOTHING: readonly PublicSubject[] = [];

const SUBJECTS_OF_PAGE: Record<keyof typeof pages.public, readonly PublicSubject[]> = {
  home: publicSubjects,
  lawyers: LAWYERS,
  lawyersInDistrict: LAWYERS,
  lawyersForArea: LAWYERS,
  lawyersForAreaInDistrict: LAWYERS,
  lawyer: BLOG_SUBJECTS,
  blogs: BLOG_SUBJECTS,
  blog: BLOG_SUBJECTS,
  faq: NOTHING,
  words: NOTHING,
  contact: NOTHING,
  terms: NOTHING,
  privacy: NOTHING,
  developers: LAWYERS,
};

/** What the page of a canonical URL shows of the public data. */
export function subjectsOfPage(canonicalUrl: string): readonly PublicSubject[] {
  const page = publicPageAt(withoutLanguage(canonicalUrl).replace(/\?.*$/s, ''));
  return page ? SUBJECTS_OF_PAGE[page] : publicSubjects;
}
