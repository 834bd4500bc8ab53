const cacheName = 'pages';
const mostPages = 30;

const keptAtHeader = 'x-kept-at';
const titleHeader = 'x-title';
/** Says that only the frame was kept: the page was reached inside the app, and its data are among the answers. */
const frameHeader = 'x-frame';

/** A page that can be read without a connection. */
export interface SavedPage {
  /** Path and query. */
  address: string;
  title: string;
  /** By this device's clock, in milliseconds. */
  keptAt: number;
  /** True when only the frame is here and the app has to fill it. */
  frame: boolean;
}

function addressOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

function describe(url: string, { headers }: Response): SavedPage {
  return {
    address: addressOf(url),
    title: decodeURIComponent(headers.get(titleHeader) ?? ''),
    keptAt: Number(headers.get(keptAtHeader)),
    frame: headers.has(frameHeader),
  };
}

async function put(cache: Cache, url: string, response: Response): Promise<void> {
  const key = url.replace(/#.*$/, '');
  // Deleted first, so that the order of the cache is the order of reading.
  await cache.delete(key);
  await cache.put(key, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - mostPages)).map((old) => cache.delete(old)));
}

/** The text of a page's `<title>`, without the product's name. */
export function titleOf(html: string): string {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return title.replace(/ · AinSathi$/, '');
}

/** Keeps a page as the server sent it, its security headers included. `now` is this device's clock. */
export async function keepPage(url: string, answer: Response, now: number): Promise<void> {
  const html = await answer.text();
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  headers.set(keptAtHeader, String(now));
  headers.set(titleHeader, encodeURIComponent(titleOf(html)));
  await put(await caches.open(cacheName), url, new Response(html, { headers }));
}

/** Remembers a page that was reached inside the app, unless it is here as a whole. */
export async function keepFrame(url: string, title: string, now: number): Promise<void> {
  const cache = await caches.open(cacheName);
  const known = await cache.match(url.replace(/#.*$/, ''), { ignoreVary: true });
  if (known && !known.headers.has(frameHeader)) return;
  const headers = {
    [keptAtHeader]: String(now),
    [titleHeader]: encodeURIComponent(title),
    [frameHeader]: '1',
  };
  await put(cache, url, new Response('', { headers }));
}

/** The copy of a page with what is known about it, or null. */
export async function findPage(url: string): Promise<{ page: SavedPage; response: Response } | null> {
  const cache = await caches.open(cacheName);
  const response = await cache.match(url.replace(/#.*$/, ''), { ignoreVary: true });
  return response ? { page: describe(url, response), response } : null;
}

/** Forgets a page, because it is gone from the site. */
export async function dropPage(url: string): Promise<void> {
  await (await caches.open(cacheName)).delete(url.replace(/#.*$/, ''));
}

/** Every saved page, the last read first. */
export async function listPages(): Promise<SavedPage[]> {
  const cache = await caches.open(cacheName);
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const response = await cache.match(request, { ignoreVary: true });
      return response ? [describe(request.url, response)] : [];
    }),
  );
  return pages.flat().reverse();
}
