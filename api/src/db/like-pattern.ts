import { longest } from '@ainsathi/contract/limits';
import { invalidInput } from '../errors/app-error';

/**
 * The `ilike` pattern that finds a text anywhere, with the wildcards in the text escaped; null for an empty search.
 * A search longer than the longest title matches nothing, but would cost the database seconds.
 * @throws AppError BAD_USER_INPUT naming `search` when it is too long.
 */
export function likePattern(search: string | null | undefined): string | null {
  const text = search?.normalize('NFC').trim().replaceAll('\u0000', '');
  if (text && text.length > longest.search)
    throw invalidInput({
      field: 'search',
      message: ['{{label}} must be at most {{most}} characters', { label: 'Search', most: longest.search }],
    });
  return text ? `%${text.replace(/[\\%_]/g, '\\$&')}%` : null;
}
