import { districts } from '@ainsathi/contract/places';
import { spellingKey } from '@ainsathi/contract/spelling-key';

function keyOf(text: string): string {
  return spellingKey(text).replaceAll(' ', '');
}

/** Names as our own lists write them: most requests need no spelling key, which is expensive. */
const BY_NAME = new Map<string, number>(districts.map(({ id, name }) => [name, id]));

const BY_SPELLING = new Map<string, number>(
  districts.flatMap((district) =>
    [district.name, district.slug, district.nameBangla, ...district.aliases].map(
      (spelling): [string, number] => [keyOf(spelling), district.id],
    ),
  ),
);

const NAMES = new Map<unknown, string>(districts.map(({ id, name }) => [id, name]));

export function districtName(id: unknown): string | null {
  return NAMES.get(id) ?? null;
}

/** By its name in either script, an old spelling or its slug; null otherwise. */
export function districtIdOf(name: string): number | null {
  return BY_NAME.get(name) ?? BY_SPELLING.get(keyOf(name)) ?? null;
}
