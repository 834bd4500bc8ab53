import { longest } from '@ainsathi/contract/limits';
import { invalidInput } from '../errors/app-error';

/** Matches anywhere, wildcards escaped; null for an empty search. @throws AppError BAD_USER_INPUT if too long. */
export function likePattern(search: string | null | undefined): string | null {
  const text = search?.normalize('NFC').trim().replaceAll('\u0000', '');
  if (text && text.length > longest.search)
    throw invalidInput({
      field: 'search',
      message: ['{{label}} must be at most {{most}} characters', { label: 'Search', most: longest.search }],
    });
  return text ? `%${text.replace(/[\\%_]/g, '\\$&')}%` : null;
}
