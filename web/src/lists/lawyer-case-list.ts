import { paths, withQuery } from '../routing/paths';
import type { CaseGroup, CaseSort } from '../graphql/generated/graphql';
import { oneOf, pageOf } from './list-page';

/** The groups in the order of the tabs, and their names in the address. */
export const caseGroups = ['TO_ANSWER', 'TO_BE_PAID', 'IN_PROGRESS', 'CLOSED'] as const satisfies CaseGroup[];

/** The orders on offer; the first is the usual one. */
export const caseSorts = ['NEWEST', 'OLDEST', 'UPDATED', 'TITLE'] as const satisfies CaseSort[];

/** What the address says about the list of cases. */
export interface CaseList {
  group: CaseGroup | null;
  search: string;
  sort: CaseSort;
  page: number;
}

/** Reads the list's state from the address; what is not known counts as left out. */
export function readCaseList(address: URLSearchParams): CaseList {
  return {
    group: oneOf(address.get('group'), caseGroups, null),
    search: address.get('q')?.trim() ?? '',
    sort: oneOf(address.get('sort'), caseSorts, caseSorts[0]),
    page: pageOf(address),
  };
}

/** The address of a list; the usual values are left out, so that one state has one address. */
export function caseListPath({ group, search, sort, page }: CaseList): string {
  return withQuery(paths.lawyerArea.cases, {
    group,
    q: search,
    sort: sort === caseSorts[0] ? null : sort,
    page: page === 1 ? null : page,
  });
}
