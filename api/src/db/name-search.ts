import { hasBangla } from '@ainsathi/contract/key-rules';
import { longest } from '@ainsathi/contract/limits';
import { readNameSearch } from '@ainsathi/contract/name-key';
import { spellingKey } from '@ainsathi/contract/spelling-key';
import { invalidInput } from '../errors/app-error';
import type { WhereClause } from './select-page';

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

/** Ignores further words. */
export const MAX_WORDS = 8;

/** For `search_key`; null for a text without Bangla, whose spelling counts literally. */
export function spellingPattern(text: string | null | undefined): string | null {
  const key = text && hasBangla(text) ? spellingKey(text) : '';
  return key === '' ? null : `%${key}%`;
}

/** A name must have every word: literally, in another spelling or script, or joined with neighbours. */
export function hasName(where: WhereClause, table: string, search: string | null | undefined): string {
  const conditions = readNameSearch(search ?? '', MAX_WORDS).map(({ text, runs }) => {
    const [pattern, spelling, keys] = [likePattern(text), spellingPattern(text), runs].map((value) =>
      where.bind(value),
    );
    return `(${table}.name ilike ${pattern} or ${table}.search_key like ${spelling}
      or ${table}.name_runs && ${keys}::text[])`;
  });
  return conditions.length > 0 ? `(${conditions.join(' and ')})` : 'false';
}
