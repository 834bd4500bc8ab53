import { pageKindOf } from '../offline/page-kind';

export interface RequestSummary {
  method: string;
  mode: string;
  url: string;
}

/**
 * `asset`: cache first, then network. `public`: network first, then the saved page. `client`: network first, then the empty
 * page. `other`: network first, then the offline page. `opened`: only the preloaded response, because the browser requests a
 * URL again if nobody takes its preload. `untouched`: left to the browser, because the request writes, is private or goes to
 * another origin.
 */
export type FetchStrategy = 'asset' | 'public' | 'client' | 'other' | 'opened' | 'untouched';

/** Pure, so that every case can be tested. */
export function fetchStrategy({ method, mode, url }: RequestSummary, ownOrigin: string): FetchStrategy {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== ownOrigin) return 'untouched';
  if (pathname.startsWith('/assets/')) return 'asset';
  return mode === 'navigate' ? (pageKindOf(pathname) ?? 'opened') : 'untouched';
}
