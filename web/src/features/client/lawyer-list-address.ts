import { paths, withQuery } from '../../app/paths';

export const lawyerSorts = ['EXPERIENCE', 'NAME', 'NEWEST'] as const;

/** What the address bar says about the list of lawyers. */
export interface LawyerListAddress {
  category: string;
  district: string;
  search: string;
  sort: (typeof lawyerSorts)[number];
  page: number;
}

/** Reads the address; what cannot be understood counts as not said. */
export function readLawyerListAddress(query: URLSearchParams): LawyerListAddress {
  const page = Number(query.get('page'));
  return {
    category: query.get('category') ?? '',
    district: query.get('district') ?? '',
    search: query.get('search') ?? '',
    sort: lawyerSorts.find((sort) => sort === query.get('sort')) ?? 'EXPERIENCE',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of the list; what is as usual is left out. */
export function lawyerListPath({ sort, page, ...filters }: LawyerListAddress): string {
  return withQuery(paths.client.lawyers, {
    ...filters,
    sort: sort === 'EXPERIENCE' ? null : sort,
    page: page > 1 ? page : null,
  });
}
