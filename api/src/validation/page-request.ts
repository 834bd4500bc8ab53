import { latinDigits } from '@ainsathi/contract/bangla-digits';
import { pageSizes } from '@ainsathi/contract/limits';
import { invalidInput } from '../errors/app-error';

/** Checked; `offset` rows precede the page. */
export interface PageRequest {
  page: number;
  limit: number;
  offset: number;
}

export interface Page<Item> {
  items: Item[];
  page: number;
  pages: number;
  limit: number;
  total: number;
  /** Whether `total` and `pages` are estimates, as for a search of very common words. */
  totalIsEstimate: boolean;
}

export const DEFAULT_LIMIT = pageSizes.standard;
/** For public lists: two rows of three cards. */
export const PUBLIC_DEFAULT_LIMIT = pageSizes.public;

const LARGEST_LIMIT = pageSizes.largest;

function wholeNumber(field: string, value: unknown, fallback: number): number {
  if (value === undefined || value === null || value === '') return fallback;
  const text = typeof value === 'string' ? latinDigits(value) : '';
  const number = /^\d{1,9}$/.test(text) ? Number(text) : value;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 1)
    throw invalidInput({
      field,
      message: ['{{parameter}} must be a whole number from 1', { parameter: field }],
    });
  return number;
}

/** A larger limit becomes 100. @throws AppError BAD_USER_INPUT below 1 and for other text. */
export function readPageRequest(
  parameters: { page?: unknown; limit?: unknown },
  defaultLimit: number = DEFAULT_LIMIT,
): PageRequest {
  const page = wholeNumber('page', parameters.page, 1);
  const limit = Math.min(wholeNumber('limit', parameters.limit, defaultLimit), LARGEST_LIMIT);
  return { page, limit, offset: (page - 1) * limit };
}

/** A page beyond the end is empty with the correct `pages`. */
export function toPage<Item>(
  request: PageRequest,
  items: Item[],
  total: number,
  totalIsEstimate = false,
): Page<Item> {
  const { page, limit } = request;
  return { items, page, limit, total, pages: Math.ceil(total / limit), totalIsEstimate };
}
