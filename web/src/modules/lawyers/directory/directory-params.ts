import { matterChoice, readAreaChoice } from '@ainsathi/contract/area-choice';
import type { Language } from '@ainsathi/contract/languages';
import { readChoice, readPage, readSearch } from '../../../lists/list-address';
import { paths, withQuery } from '../../../routing/paths';

export const directorySorts = ['turn', 'experience', 'name', 'newest', 'first_talk', 'answer'] as const;
export type DirectorySort = (typeof directorySorts)[number];

/** The default order. */
const usualSort: DirectorySort = 'turn';

/** Names are ordered in the page's script. */
export function directorySortValue(
  sort: DirectorySort,
  language: Language,
): Uppercase<DirectorySort> | 'NAME_BANGLA' {
  return sort === 'name' && language === 'bn'
    ? 'NAME_BANGLA'
    : (sort.toUpperCase() as Uppercase<DirectorySort>);
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
  /** Only lawyers whose first talk is free, and who take cases now. */
  freeFirstTalk: boolean;
  takesCases: boolean;
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
  freeFirstTalk: false,
  takesCases: false,
} satisfies Partial<DirectoryParams>;

export const directoryOffers = ['freeFirstTalk', 'takesCases'] as const;

/** The value in the field that offers matters and practice areas. */
export function areaChoiceOf({ category, matter }: Pick<DirectoryParams, 'category' | 'matter'>): string {
  return matter === '' ? category : matterChoice(matter);
}

/** What the list shows: what was chosen, or read from the words of the search. */
export type ListedLawyers = Pick<DirectoryParams, 'category' | 'matter' | 'district' | 'search'>;

export function lawyerFilterOf(params: Pick<DirectoryParams, keyof typeof noFilters>) {
  const { category: practiceArea, matter, district, search, asWritten, freeFirstTalk, takesCases } = params;
  return { practiceArea, matter, district, search, asWritten, freeFirstTalk, takesCases };
}

/** Reads the query; missing and invalid values become the defaults. */
export function readDirectoryParams(query: URLSearchParams): DirectoryParams {
  const text = (name: string) => readSearch(query.get(name));
  const isTrue = (name: string) => text(name) === 'true';
  const choice = readAreaChoice(text('category'));
  return {
    category: choice.category,
    matter: choice.category === '' ? choice.matter || text('matter') : '',
    district: text('district'),
    search: text('search'),
    asWritten: isTrue('asWritten'),
    freeFirstTalk: isTrue('freeFirstTalk'),
    takesCases: isTrue('takesCases'),
    sort: readChoice(query.get('sort'), directorySorts) ?? usualSort,
    page: readPage(query.get('page')),
    blogs: readPage(query.get('blogs')),
    article: text('article'),
  };
}

/** Omits defaults, so that a state has one URL. */
export function pathWithParams(params: Partial<DirectoryParams>, base: string = paths.home): string {
  const { category, matter, district, search, blogs, article } = params;
  return withQuery(base, {
    ...{ category, matter, district, search },
    ...listParameters(params),
    blogs: blogs === 1 ? null : blogs,
    article,
  });
}

/** The parameters of both kinds of addresses. */
export function listParameters(params: Partial<DirectoryParams>) {
  const { search, asWritten, freeFirstTalk, takesCases, sort, page } = params;
  return {
    asWritten: search && asWritten,
    ...{ freeFirstTalk, takesCases },
    sort: sort === usualSort ? null : sort,
    page: page === 1 ? null : page,
  };
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
): DirectoryParams | null {
  const query = new URLSearchParams();
  for (const [name, value] of fields) if (typeof value === 'string') query.set(name, value);
  const params = readDirectoryParams(query);
  const { district: typed } = params;
  const known = districts.find(({ name }) => name === typed || localName(name) === typed);
  if (typed !== '' && !known) return null;
  return { ...params, district: known?.name ?? '' };
}
