import { latinDigits } from '@ainsathi/contract/bangla-digits';
import { cutAtWord } from '@ainsathi/contract/cut-text';
import { withQuery } from '../routing/paths';
import { longestSearch } from '@ainsathi/contract/longest-search';

/** Above the last page of any list, and within the API's limit for page numbers. */
const lastPage = 1_000_000;

/** A whole number from 1; anything else is the first page. */
export function readPage(text: string | null): number {
  const digits = latinDigits(text ?? '');
  const page = /^\d+$/.test(digits) ? Number(digits) : 1;
  return page >= 1 && page <= lastPage ? page : 1;
}

/** Cut at a word to the search field's maximum. */
export function readSearch(text: string | null): string {
  return cutAtWord((text ?? '').trim(), longestSearch);
}

/** Case-insensitive; null for a missing or unknown choice. */
export function readChoice<Choice extends string>(
  text: string | null,
  choices: readonly Choice[],
): Choice | null {
  const name = text?.toUpperCase();
  return choices.find((choice) => choice.toUpperCase() === name) ?? null;
}

/** Omits empty values and the first page, so that a state has one URL. */
export function listPath(path: string, query: Record<string, string | number | null | undefined>): string {
  return withQuery(path, { ...query, page: Number(query.page) === 1 ? null : query.page });
}
