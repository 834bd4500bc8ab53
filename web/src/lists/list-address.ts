import { withQuery } from '../routing/paths';
import { longest } from '@ainsathi/contract/limits';

/** Far above the last page of any list, and within what the API takes for a page number. */
const lastPage = 1_000_000;

/** A page number of an address: a whole number from 1 in plain digits; anything else is the first page. */
export function readPage(text: string | null): number {
  const page = text !== null && /^\d+$/.test(text) ? Number(text) : 1;
  return page >= 1 && page <= lastPage ? page : 1;
}

/** The search of an address, no longer than the search field takes. */
export function readSearch(text: string | null): string {
  return (text ?? '').trim().slice(0, longest.search);
}

/** The choice that an address names, case-insensitive; null where it names none. */
export function readChoice<Choice extends string>(
  text: string | null,
  choices: readonly Choice[],
): Choice | null {
  const name = text?.toUpperCase();
  return choices.find((choice) => choice.toUpperCase() === name) ?? null;
}

/** The address of a list in one state; empty values and the first page are left out, so that one state has one address. */
export function listPath(path: string, query: Record<string, string | number | null | undefined>): string {
  return withQuery(path, { ...query, page: Number(query.page) === 1 ? null : query.page });
}
