import { hasBangla } from '@ainsathi/contract/key-rules';
import { isTitle, nameKeys } from '@ainsathi/contract/name-key';
import { spellingKey } from '@ainsathi/contract/spelling-key';

/** The parts of a search by which names and titles in the other script, or in another spelling, are found. */
export interface NameSearch {
  /** The `like` pattern for a `search_key`; null for a search without Bangla. */
  spelling: string | null;
  /** Must be contained in the `name_keys` of a name, of one word only in the other script; null without a name. */
  names: string[] | null;
  isBangla: boolean;
}

/** Reads a search for the keys that the triggers of the database store. */
export function nameSearch(search: string | null | undefined): NameSearch {
  const text = search?.replaceAll('\u0000', '') ?? '';
  const isBangla = hasBangla(text);
  const words = text.split(/\s+/).filter((word) => !isTitle(word));
  const [key, names] = [spellingKey(text), nameKeys(words.join(' ') || text)];
  return { spelling: isBangla && key ? `%${key}%` : null, names: names.length > 0 ? names : null, isBangla };
}

/**
 * The condition that a row's names sound like a search, as `WhereClause.add` takes it. One word finds names in the other
 * script alone: within a script Hasan is not Hossain, whose sound it shares.
 * @param place the place of the keys among the values of the condition.
 */
export function soundsLike(table: string, { isBangla, names }: NameSearch, place: number): string {
  if (names && names.length > 1) return `${table}.name_keys @> ?${place}::text[]`;
  return `(${table}.search_key ${isBangla ? '=' : '<>'} '' and ${table}.name_keys @> ?${place}::text[])`;
}
