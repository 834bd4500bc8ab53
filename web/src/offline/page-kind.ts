const publicPage = /^\/(?:lawyers(?:\/.+)?|blogs(?:\/[^/.]+)?|contact|faq|terms|privacy)?\/?$/;
const clientArea = /^\/user(?:\/|$)/;
const otherPage = /^\/(?:login|register|lawyer|admin|account)(?:\/|$)/;

/**
 * What may be kept of the page at a path: `public` as a whole; of the `client`'s area only its frame and the client's
 * own cases; nothing of the `other` pages. Null for what is no page of the product.
 */
export type PageKind = 'public' | 'client' | 'other';

/** Sorts a path into the kinds of pages. */
export function pageKindOf(path: string): PageKind | null {
  if (publicPage.test(path)) return 'public';
  if (clientArea.test(path)) return 'client';
  return otherPage.test(path) ? 'other' : null;
}
