import { pageKindAt } from '@ainsathi/contract/addresses';
import { withoutLanguage } from '@ainsathi/contract/languages';

/**
 * What may be cached: a `public` page in full; of the `client` area only the frame and the client's own cases; of `other` pages
 * nothing.
 */
export type PageKind = 'public' | 'client' | 'other';

/** In any language; null for an unknown path. */
export function pageKindOf(path: string): PageKind | null {
  const kind = pageKindAt(withoutLanguage(path));
  return kind === null || kind === 'public' || kind === 'client' ? kind : 'other';
}
