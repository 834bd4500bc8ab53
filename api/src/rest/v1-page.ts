import type { Page } from '../validation/page';

/** A page in the envelope of `/api/v1`: the items under their own name, and `pagination` (contract section 3). */
export function toV1Page<Name extends string, Item, Shown>(
  name: Name,
  { items, page, pages, limit, total }: Page<Item>,
  toV1: (item: Item) => Shown,
) {
  return { [name]: items.map(toV1), pagination: { page, pages, limit, total } };
}
