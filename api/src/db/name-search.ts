import { hasBangla } from '@ainsathi/contract/key-rules';
import { readNameSearch } from '@ainsathi/contract/name-key';
import { spellingKey } from '@ainsathi/contract/spelling-key';
import { likePattern } from './like-pattern';
import type { WhereClause } from './select-page';

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
