import { readPage } from '../../../lists/list-address';
import { paths, withQuery } from '../../../routing/paths';
import { longestSearch } from '../../../ui/forms/search-length';

export const directorySorts = ['experience', 'name', 'newest'] as const;
export type DirectorySort = (typeof directorySorts)[number];

/** What the API calls the orders. */
export const directorySortValues = { experience: 'EXPERIENCE', name: 'NAME', newest: 'NEWEST' } as const;

/** What the address of the home page says: the filters of the directory, the pages of both lists, the open article. */
export interface HomeAddress {
  category: string;
  district: string;
  search: string;
  sort: DirectorySort;
  /** Page of the lawyers, from 1. */
  page: number;
  /** Page of the articles, from 1. */
  blogs: number;
  /** The id of the article in the reader dialog, or nothing. */
  article: string;
}

function readSort(text: string | null): DirectorySort {
  return directorySorts.find((sort) => sort === text?.toLowerCase()) ?? 'experience';
}

/** Reads the address; what it does not say is empty, what it says wrongly is left out. */
export function readHomeAddress(query: URLSearchParams): HomeAddress {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, longestSearch);
  return {
    category: text('category'),
    district: text('district'),
    search: text('search'),
    sort: readSort(query.get('sort')),
    page: readPage(query.get('page')),
    blogs: readPage(query.get('blogs')),
    article: text('article'),
  };
}

/** The address for a state; the usual values are left out, so that one state has one address. */
export function homePath(address: Partial<HomeAddress>, base: string = paths.home): string {
  const { category, district, search, sort, page, blogs, article } = address;
  return withQuery(base, {
    category,
    district,
    search,
    sort: sort === 'experience' ? null : sort,
    page: page === 1 ? null : page,
    blogs: blogs === 1 ? null : blogs,
    article,
  });
}

/**
 * What the filters of a form say; null where they name a district in words of the reader's own, which the server knows.
 * @param districts the names that a form may send as they are.
 */
export function readSearchForm(
  form: HTMLFormElement,
  districts: readonly { name: string }[],
): Pick<HomeAddress, 'category' | 'district' | 'search' | 'sort'> | null {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.set(name, value);
  const { category, district, search, sort } = readHomeAddress(query);
  const isKnown = district === '' || districts.some(({ name }) => name === district);
  return isKnown ? { category, district, search, sort } : null;
}
