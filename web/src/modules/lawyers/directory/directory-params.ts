import { matterChoice, readAreaChoice } from '@ainsathi/contract/area-choice';
import type { Language } from '@ainsathi/contract/languages';
import { readPage, readSearch } from '../../../lists/list-address';
import { paths, withQuery } from '../../../routing/paths';

export const directorySorts = ['turn', 'experience', 'name', 'newest'] as const;
export type DirectorySort = (typeof directorySorts)[number];

/** The default order. */
export const usualSort: DirectorySort = 'turn';

const sortValues = { turn: 'TURN', experience: 'EXPERIENCE', newest: 'NEWEST' } as const;

/** Names are ordered in the page's script. */
export function directorySortValue(
  sort: DirectorySort,
  language: Language,
): 'TURN' | 'EXPERIENCE' | 'NAME' | 'NAME_BANGLA' | 'NEWEST' {
  return sort === 'name' ? (language === 'bn' ? 'NAME_BANGLA' : 'NAME') : sortValues[sort];
}

/** The home page's query: the directory's filters, the pages of both lists, the open article. */
export interface DirectoryParams {
  /** A practice area; empty while a matter is chosen. */
  category: string;
  matter: string;
  district: string;
  search: string;
  /** Searches the words literally, whatever they name. */
  asWritten: boolean;
  sort: DirectorySort;
  /** Page of the lawyers, from 1. */
  page: number;
  /** Page of the articles, from 1. */
  blogs: number;
  /** The id of the article in the reader dialog, or empty. */
  article: string;
}

export const noFilters = {
  category: '',
  matter: '',
  district: '',
  search: '',
  asWritten: false,
} satisfies Partial<DirectoryParams>;

/** The value in the field that offers matters and practice areas. */
export function areaChoiceOf({ category, matter }: Pick<DirectoryParams, 'category' | 'matter'>): string {
  return matter === '' ? category : matterChoice(matter);
}

/** What the list shows: what was chosen, or read from the words of the search. */
export type ListedLawyers = Pick<DirectoryParams, 'category' | 'matter' | 'district' | 'search'>;

export function lawyerFilterOf({
  category,
  matter,
  district,
  search,
  asWritten,
}: Pick<DirectoryParams, keyof typeof noFilters>) {
  return { practiceArea: category, matter, district, search, ...(asWritten && { asWritten }) };
}

function readSort(text: string | null): DirectorySort {
  return directorySorts.find((sort) => sort === text?.toLowerCase()) ?? usualSort;
}

/** Reads the query; missing and invalid values become the defaults. */
export function readDirectoryParams(query: URLSearchParams): DirectoryParams {
  const text = (name: string) => readSearch(query.get(name));
  const choice = readAreaChoice(text('category'));
  return {
    category: choice.category,
    matter: choice.category === '' ? choice.matter || text('matter') : '',
    district: text('district'),
    search: text('search'),
    asWritten: text('asWritten') === 'true',
    sort: readSort(query.get('sort')),
    page: readPage(query.get('page')),
    blogs: readPage(query.get('blogs')),
    article: text('article'),
  };
}

/** Omits defaults, so that a state has one URL. */
export function pathWithParams(params: Partial<DirectoryParams>, base: string = paths.home): string {
  const { category, matter, district, search, asWritten, sort, page, blogs, article } = params;
  return withQuery(base, {
    category,
    matter,
    district,
    search,
    asWritten: search && asWritten ? 'true' : null,
    sort: sort === usualSort ? null : sort,
    page: page === 1 ? null : page,
    blogs: blogs === 1 ? null : blogs,
    article,
  });
}

/**
 * Null for an unknown district: the server also reads other spellings.
 * @param districts the districts by their present names.
 * @param localName the name in the page's language, which the form shows.
 */
export function readSearchForm(
  fields: FormData,
  districts: readonly { name: string }[],
  localName: (name: string) => string,
): Pick<DirectoryParams, 'category' | 'matter' | 'district' | 'search' | 'sort'> | null {
  const query = new URLSearchParams();
  for (const [name, value] of fields) if (typeof value === 'string') query.set(name, value);
  const { category, matter, district: typed, search, sort } = readDirectoryParams(query);
  const known = districts.find(({ name }) => name === typed || localName(name) === typed);
  if (typed !== '' && !known) return null;
  return { category, matter, district: known?.name ?? '', search, sort };
}
