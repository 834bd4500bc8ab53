import type { CaseGroup, CasePhase, CaseSort } from '../graphql/generated/schema-types';
import { paths } from '../routing/paths';
import { listPath, readChoice, readPage, readSearch } from './list-address';

/** The groups of the client's tabs; those that need the client come first. */
export const clientCaseGroups = [
  'FEE_TO_ANSWER',
  'TO_BE_PAID',
  'PAYMENT_REFUSED',
  'TO_ANSWER',
  'UNREAD',
  'IN_PROGRESS',
  'CLOSED',
] as const satisfies CaseGroup[];

export const lawyerCaseGroups = [
  'TO_ANSWER',
  'TO_CONFIRM',
  'FEE_TO_ANSWER',
  'TO_BE_PAID',
  'PAYMENT_REFUSED',
  'UNREAD',
  'NO_DATE',
  'OWN',
  'IN_PROGRESS',
  'CLOSED',
] as const satisfies CaseGroup[];

/** The orders of the lawyer's list; the first is the default. */
export const lawyerCaseSorts = [
  'NEWEST',
  'OLDEST',
  'NEEDED_FIRST',
  'UPDATED',
  'UNCHANGED_LONGEST',
  'TITLE',
] as const satisfies CaseSort[];

export const caseListPhases = [
  'INTAKE',
  'DRAFTING',
  'FILING',
  'HEARINGS',
  'JUDGEMENT',
  'CLOSING',
] as const satisfies CasePhase[];

const defaultSort: CaseSort = lawyerCaseSorts[0];

export interface ClientCaseList {
  group: CaseGroup | null;
  page: number;
  /** The id of the case whose payment is open. */
  pay: string | null;
}

export interface LawyerCaseList {
  group: (typeof lawyerCaseGroups)[number] | null;
  phase: CasePhase | null;
  /** True for only the cases without news. */
  quiet: boolean;
  search: string;
  sort: CaseSort;
  page: number;
}

export function readClientCaseList(query: URLSearchParams): ClientCaseList {
  return {
    group: readChoice(query.get('group'), clientCaseGroups),
    page: readPage(query.get('page')),
    pay: query.get('pay'),
  };
}

export function clientCaseListPath({ group, page, pay }: Partial<ClientCaseList>): string {
  return listPath(paths.client.cases, { group, page, pay });
}

export function readLawyerCaseList(query: URLSearchParams): LawyerCaseList {
  return {
    group: readChoice(query.get('group'), lawyerCaseGroups),
    phase: readChoice(query.get('phase'), caseListPhases),
    quiet: query.get('quiet') === '1',
    search: readSearch(query.get('q')),
    sort: readChoice(query.get('sort'), lawyerCaseSorts) ?? defaultSort,
    page: readPage(query.get('page')),
  };
}

export function lawyerCaseListPath(list: Partial<LawyerCaseList>): string {
  const { group, phase, quiet, search, sort, page } = list;
  return listPath(paths.lawyerArea.cases, {
    group,
    phase,
    quiet: quiet ? 1 : null,
    q: search,
    sort: sort === defaultSort ? null : sort,
    page,
  });
}
