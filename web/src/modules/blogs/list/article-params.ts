import type { Language } from '@ainsathi/contract/languages';
import { listPath, readPage, readSearch } from '../../../lists/list-address';
import { paths } from '../../../routing/paths';

export interface ArticleParams {
  /** The slug of a practice area; empty for all. */
  topic: string;
  search: string;
  page: number;
}

export function readArticleParams(query: URLSearchParams): ArticleParams {
  return {
    topic: (query.get('topic') ?? '').trim().toLowerCase(),
    search: readSearch(query.get('search')),
    page: readPage(query.get('page')),
  };
}

/** A Bangla page lists articles in Bangla first. */
export function articleSort(language: Language): 'BANGLA_FIRST' | 'NEWEST' {
  return language === 'bn' ? 'BANGLA_FIRST' : 'NEWEST';
}

/** A missing parameter counts as not chosen. */
export function articlesPath({ topic, search, page }: Partial<ArticleParams>): string {
  return listPath(paths.blogs, { topic, search, page });
}
