import { pageKindAt } from '@ainsathi/contract/addresses';

/**
 * How much of a page may be cached: a `public` page in full; of the `client` area only the frame and the client's own
 * cases; nothing of any `other` page.
 */
export type PageKind = 'public' | 'client' | 'other';

/** The kind of the page at a path; null when the path is no page of the product. */
export function pageKindOf(path: string): PageKind | null {
  const kind = pageKindAt(path);
  return kind === null || kind === 'public' || kind === 'client' ? kind : 'other';
}
