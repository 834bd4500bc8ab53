import { pageKindAt } from '@ainsathi/contract/addresses';

/**
 * What may be kept of the page at a path: `public` as a whole; of the `client`'s area only its frame and the client's
 * own cases; nothing of the `other` pages. Null for what is no page of the product.
 */
export type PageKind = 'public' | 'client' | 'other';

/** Sorts a path into the kinds of pages. */
export function pageKindOf(path: string): PageKind | null {
  const kind = pageKindAt(path);
  return kind === null || kind === 'public' || kind === 'client' ? kind : 'other';
}
