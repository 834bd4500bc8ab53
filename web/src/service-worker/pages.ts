import { languageOf, languageParameter, type Language } from '@ainsathi/contract/languages';
import { privatePart } from '../offline/clear-offline-cache';
import { deletePage, findPage, savePage, listPages } from '../offline/saved-pages';
import { shell } from './build-constants';
import { emptyPage, markAsSaved, offlinePage } from './documents';
import { readSite } from './site';

declare const self: ServiceWorkerGlobalScope;

/** If there is a saved copy: a connection can be up without transferring anything. */
const timeoutMilliseconds = 4_000;

/** For the pages that the worker generates. */
const policy =
  "default-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const gone = [404, 410];

function languageAt(url: string): Language {
  return languageOf(new URL(url).pathname);
}

function documentOf(html: string, status = 200): Response {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
  };
  return new Response(html, { status, headers });
}

/** The preloaded response, or else a new request. */
export async function fromNetwork(event: FetchEvent): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined;
  return preloaded ?? fetch(event.request);
}

async function withTimeout(response: Promise<Response>): Promise<Response> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The network did not respond in time')), timeoutMilliseconds);
  });
  return Promise.race([response, timeout]);
}

/** Drops parameters that only the first view needs. */
function savedAddress(url: string): string {
  const address = new URL(url);
  address.searchParams.delete(languageParameter);
  return address.href;
}

async function updateSavedPage(url: string, response: Response): Promise<void> {
  if (gone.includes(response.status)) await deletePage(url);
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (response.status === 200 && !response.redirected && isPage) await savePage(url, response, Date.now());
}

async function emptyPageResponse(url: string): Promise<Response> {
  return documentOf(emptyPage(shell, languageAt(url), await readSite()));
}

async function offlineResponse(url: string): Promise<Response> {
  const content = { pages: await listPages(), part: await privatePart(), now: Date.now() };
  return documentOf(offlinePage(shell, languageAt(url), content), 503);
}

/** Null also if storage is unreadable. */
async function readSavedPage(url: string): ReturnType<typeof findPage> {
  return findPage(url).catch(() => null);
}

async function savedCopy(url: string): Promise<Response | null> {
  const saved = await readSavedPage(url);
  if (!saved) return null;
  if (saved.page.frame) return emptyPageResponse(url);
  const { savedAt } = saved.page;
  const { onLine: online } = self.navigator;
  const mark = { savedAt, now: Date.now(), online, language: languageAt(url) };
  return new Response(markAsSaved(await saved.response.text(), mark), { headers: saved.response.headers });
}

/** Network first, then the saved copy, then the offline page. Shows error responses of the server too. */
export async function publicPageResponse(event: FetchEvent): Promise<Response> {
  const url = savedAddress(event.request.url);
  const networkResponse = fromNetwork(event);
  const saving = networkResponse.then((response) => updateSavedPage(url, response.clone()));
  event.waitUntil(saving.catch(() => undefined));
  try {
    return await ((await readSavedPage(url)) ? withTimeout(networkResponse) : networkResponse);
  } catch {
    return (await savedCopy(url)) ?? offlineResponse(url);
  }
}

/** Offline: the empty page without personal data, which the app fills from the account's cache. */
export async function clientPageResponse(event: FetchEvent): Promise<Response> {
  return fromNetwork(event).catch(() => emptyPageResponse(event.request.url));
}

/** Never saved; offline: the offline page. */
export async function otherPageResponse(event: FetchEvent): Promise<Response> {
  return fromNetwork(event).catch(() => offlineResponse(event.request.url));
}
