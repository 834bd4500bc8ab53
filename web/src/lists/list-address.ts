import { latinDigits } from '@ainsathi/contract/bangla-digits';
import { cutText } from '@ainsathi/contract/cut-text';
import { withQuery } from '../routing/paths';
import { longestSearch } from '@ainsathi/contract/longest-search';

/** Above the last page of any list, and within the API's limit for page numbers. */
const lastPage = 1_000_000;

/** The page number in a URL: a whole number from 1 in digits; anything else is the first page. */
export function readPage(text: string | null): number {
  const digits = latinDigits(text ?? '');
  const page = /^\d+$/.test(digits) ? Number(digits) : 1;
  return page >= 1 && page <= lastPage ? page : 1;
}

/** The search in a URL, cut off at the maximum length of the search field. */
export function readSearch(text: string | null): string {
  return cutText((text ?? '').trim(), longestSearch);
}

/** The choice in a URL, case-insensitive; null for a missing or unknown one. */
export function readChoice<Choice extends string>(
  text: string | null,
  choices: readonly Choice[],
): Choice | null {
  const name = text?.toUpperCase();
  return choices.find((choice) => choice.toUpperCase() === name) ?? null;
}

/** The URL of a list's state; leaves out empty values and the first page, so that one state has one URL. */
export function listPath(path: string, query: Record<string, string | number | null | undefined>): string {
  return withQuery(path, { ...query, page: Number(query.page) === 1 ? null : query.page });
}
