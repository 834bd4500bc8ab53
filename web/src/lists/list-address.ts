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

/** A day such as 2026-11-29; null for anything else. */
export function readDay(text: string | null): string | null {
  return text !== null && !Number.isNaN(Date.parse(text)) && dayBefore(text, 0) === text ? text : null;
}

export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}

/** Omits empty values and the first page, so that a state has one URL. */
export function listPath(path: string, query: Record<string, string | number | null | undefined>): string {
  return withQuery(path, { ...query, page: Number(query.page) === 1 ? null : query.page });
}
