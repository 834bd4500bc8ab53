import type { IncomingMessage, ServerResponse } from 'node:http';
import { defaultLanguage } from '@ainsathi/contract/languages';
import { remember } from '@ainsathi/contract/remember';
import { READ_METHODS } from '../http/cross-origin';
import { asVisitor, openRequest, type RequestReading } from '../http/open-request';
import { refuse } from '../http/refusal';
import { createPageHeaders } from '../http/security-headers';
import { directoryRedirect } from '../seo/directory-redirects';
import type { PageSource } from './pages';
import { canonicalUrl, subjectsOfPage } from './canonical-url';
import { isBareHome, languageOfVisitor } from './language-redirects';
import { type Page, sendPage } from './page';

/** Whether `createLanguageRedirects` redirects to another language. */
function isRedirected(request: IncomingMessage): boolean {
  return isBareHome(request.url ?? '') && languageOfVisitor(request) !== defaultLanguage;
}

/** Redirected paths, and paths that are read as another host. */
const REDIRECTED = /^\/(?:[/\\]|en(?:[/?]|$))/;

/** The canonical URL of a page; null for pages that are not cached, or redirected. */
function shownUrl(url: string): string | null {
  const canonical = REDIRECTED.test(url) ? null : canonicalUrl(url);
  return canonical !== null && directoryRedirect(url) === null ? canonical : null;
}

/** Sends cached pages before Express, whose stack costs more (ADR 21). False for other requests; stale pages are rendered. */
export function createCachedPages(
  reading: RequestReading,
  { pages, versions }: PageSource['caches'],
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const setPageHeaders = createPageHeaders(reading.platform.config);
  const canonicalOf = remember(2_000, shownUrl);
  const find = (request: IncomingMessage): Page | null => {
    if (!READ_METHODS.includes(request.method ?? '') || isRedirected(request)) return null;
    const url = canonicalOf(request.url ?? '');
    return url === null ? null : pages.fresh(versions.keyOf(url, subjectsOfPage(url)));
  };
  const answer = async (request: IncomingMessage, response: ServerResponse, page: Page): Promise<void> => {
    setPageHeaders(request, response);
    await openRequest(reading, request, response, { readViewer: asVisitor });
    await sendPage(response, page);
  };
  return (request, response) => {
    const page = find(request);
    if (!page) return false;
    answer(request, response, page).catch((error: unknown) =>
      refuse(response, error, 'page', reading.platform.log),
    );
    return true;
  };
}
