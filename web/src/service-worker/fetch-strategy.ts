import { pageKindOf } from '../offline/page-kind';

/** The part of a request that decides how it is treated. */
export interface Asked {
  method: string;
  mode: string;
  url: string;
}

/**
 * How a request is answered: `asset` from the cache first; `public` pages from the network, else their copy; the
 * `client`'s area from the network, else its empty frame; `other` pages from the network, else a page that says so;
 * and `untouched`, which is everything that writes, is private or is not ours.
 */
export type RequestRule = 'asset' | 'public' | 'client' | 'other' | 'untouched';

/** Finds the rule for a request; pure, so that every case can be tested. */
export function ruleFor({ method, mode, url }: Asked, ownOrigin: string): RequestRule {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== ownOrigin) return 'untouched';
  if (pathname.startsWith('/assets/')) return 'asset';
  return (mode === 'navigate' && pageKindOf(pathname)) || 'untouched';
}
