import { pageKindAt } from '@ainsathi/contract/addresses';
import { withoutLanguage } from '@ainsathi/contract/languages';

/**
 * How much of a page may be cached: a `public` page in full; of the `client` area only the frame and the client's own
 * cases; nothing of any `other` page.
 */
export type PageKind = 'public' | 'client' | 'other';

/** The kind of the page at a path of any language; null when the path is no page of the product. */
export function pageKindOf(path: string): PageKind | null {
  const kind = pageKindAt(withoutLanguage(path));
  return kind === null || kind === 'public' || kind === 'client' ? kind : 'other';
}
