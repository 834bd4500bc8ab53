import { pageKindAt, paths } from '@ainsathi/contract/addresses';
import { withoutLanguage } from '@ainsathi/contract/languages';

/**
 * What may be cached: a `public` page in full; of the `client` area, and of the diary of a lawyer, only the frame and the own
 * cases; of `other` pages nothing.
 */
export type PageKind = 'public' | 'client' | 'other';

/** In any language; null for an unknown path. */
export function pageKindOf(path: string): PageKind | null {
  const own = withoutLanguage(path);
  const kind = own === paths.lawyerArea.diary ? 'client' : pageKindAt(own);
  return kind === null || kind === 'public' || kind === 'client' ? kind : 'other';
}
