import { hasBangla } from '@ainsathi/contract/key-rules';
import { nameKeys } from '@ainsathi/contract/name-key';
import { spellingKey } from '@ainsathi/contract/spelling-key';

/** The parts of a search by which names and titles in the other script, or in another spelling, are found. */
export interface NameSearch {
  /** The `like` pattern for a `search_key`; null for a search without Bangla. */
  spelling: string | null;
  /** Must be contained in the `name_keys` of a name in the other script; null without a name. */
  names: string[] | null;
  isBangla: boolean;
}

/** Reads a search for the keys that the triggers of the database store. */
export function nameSearch(search: string | null | undefined): NameSearch {
  const text = search?.replaceAll('\u0000', '') ?? '';
  const isBangla = hasBangla(text);
  const [key, names] = [spellingKey(text), nameKeys(text)];
  return { spelling: isBangla && key ? `%${key}%` : null, names: names.length > 0 ? names : null, isBangla };
}

/**
 * The condition that a row's names sound like a search in the other script, as `WhereClause.add` takes it.
 * @param place the place of the keys among the values of the condition.
 */
export function soundsLike(table: string, { isBangla }: NameSearch, place: number): string {
  return `(${table}.search_key ${isBangla ? '=' : '<>'} '' and ${table}.name_keys @> ?${place}::text[])`;
}
