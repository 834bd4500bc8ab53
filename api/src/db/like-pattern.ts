import { invalidInput } from '../errors/app-error';

/** As long as the longest title; what is longer finds nothing and costs the database seconds. */
const LONGEST_SEARCH = 200;

/**
 * The `ilike` pattern that finds a text anywhere, with the text's own wildcards escaped; null when there is nothing to find.
 * @throws AppError BAD_USER_INPUT naming `search` when it is too long.
 */
export function likePattern(search: string | null | undefined): string | null {
  const text = search?.trim().replaceAll('\u0000', '');
  if (text && text.length > LONGEST_SEARCH)
    throw invalidInput({ field: 'search', message: `Search must be at most ${LONGEST_SEARCH} characters` });
  return text ? `%${text.replace(/[\\%_]/g, '\\$&')}%` : null;
}
