import { longest } from '@ainsathi/contract/limits';
import { invalidInput } from '../errors/app-error';

/**
 * The `ilike` pattern that finds a text anywhere, with the text's own wildcards escaped; null when there is nothing to find.
 * What is longer than the longest title finds nothing and costs the database seconds.
 * @throws AppError BAD_USER_INPUT naming `search` when it is too long.
 */
export function likePattern(search: string | null | undefined): string | null {
  const text = search?.trim().replaceAll('\u0000', '');
  if (text && text.length > longest.search)
    throw invalidInput({ field: 'search', message: `Search must be at most ${longest.search} characters` });
  return text ? `%${text.replace(/[\\%_]/g, '\\$&')}%` : null;
}
