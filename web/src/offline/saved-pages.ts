const cacheName = 'pages';
const maxPages = 30;

const savedAtHeader = 'x-kept-at';
const titleHeader = 'x-title';
/** Marks a page saved without its HTML: it was opened inside the app, and its data is in the response cache. */
const frameHeader = 'x-frame';

export interface SavedPage {
  /** Path and query, without the origin. */
  address: string;
  title: string;
  /** By this device's clock, in milliseconds. */
  savedAt: number;
  /** Whether the page was saved without its HTML, for the app to render. */
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
    savedAt: Number(headers.get(savedAtHeader)),
    frame: headers.has(frameHeader),
  };
}

async function put(cache: Cache, url: string, response: Response): Promise<void> {
  const key = url.replace(/#.*$/, '');
  // `keys()` lists in insertion order: deleting first puts the last read page at the end.
  await cache.delete(key);
  await cache.put(key, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - maxPages)).map((old) => cache.delete(old)));
}

/** The text of a page's `<title>`, without the product's name. */
function titleOf(html: string): string {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return title.replace(/ · [^·]*$/, '');
}

/** As the server sent it, with its security headers. `now` is by this device's clock. */
export async function savePage(url: string, response: Response, now: number): Promise<void> {
  const html = await response.text();
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  headers.set(savedAtHeader, String(now));
  headers.set(titleHeader, encodeURIComponent(titleOf(html)));
  await put(await caches.open(cacheName), url, new Response(html, { headers }));
}

/** Saves URL and title of a page opened inside the app, unless its HTML is saved. */
export async function saveFrame(url: string, title: string, now: number): Promise<void> {
  const cache = await caches.open(cacheName);
  const saved = await cache.match(url.replace(/#.*$/, ''), { ignoreVary: true });
  if (saved && !saved.headers.has(frameHeader)) return;
  const headers = {
    [savedAtHeader]: String(now),
    [titleHeader]: encodeURIComponent(title),
    [frameHeader]: '1',
  };
  await put(cache, url, new Response('', { headers }));
}

export async function findPage(url: string): Promise<{ page: SavedPage; response: Response } | null> {
  const cache = await caches.open(cacheName);
  const response = await cache.match(url.replace(/#.*$/, ''), { ignoreVary: true });
  return response ? { page: describe(url, response), response } : null;
}

export async function deletePage(url: string): Promise<void> {
  await (await caches.open(cacheName)).delete(url.replace(/#.*$/, ''));
}

/** Last read first. */
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
