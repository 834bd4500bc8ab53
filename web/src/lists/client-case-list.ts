import { paths, withQuery } from '../routing/paths';

/** The groups of the tabs, in the order of what the client can do about them. */
export const caseGroups = ['TO_BE_PAID', 'TO_ANSWER', 'IN_PROGRESS', 'CLOSED'] as const;

/** What the address bar says about the list of the client's cases. */
export interface CaseListAddress {
  group: (typeof caseGroups)[number] | null;
  page: number;
  /** The case whose payment stands open. */
  pay: string | null;
}

/** Reads the address; what cannot be understood counts as not said. */
export function readCaseListAddress(query: URLSearchParams): CaseListAddress {
  const page = Number(query.get('page'));
  return {
    group: caseGroups.find((group) => group === query.get('group')) ?? null,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    pay: query.get('pay'),
  };
}

/** The address of the list; what is as usual is left out. */
export function caseListPath({ group, page = 1, pay }: Partial<CaseListAddress>): string {
  return withQuery(paths.client.cases, { group, page: page > 1 ? page : null, pay });
}
