import { offlineFiles, shell, version } from './build-constants';
import { shellFiles } from './documents';

const prefix = 'assets-';
const cacheName = prefix + version;

/** The empty page and the notice; most files come from the browser's HTTP cache. */
export async function cacheShellFiles(): Promise<void> {
  await (await caches.open(cacheName)).addAll([...new Set([...shellFiles(shell), ...offlineFiles])]);
}

async function findFile(address: string): Promise<Response | undefined> {
  // Storage may be unreadable while the network has the file.
  return caches.match(address, { ignoreVary: true }).catch(() => undefined);
}

async function saveFile(address: string, response: Response): Promise<void> {
  await (await caches.open(cacheName)).put(address, response);
}

/** Cache first: hashed content never changes. Returned before it is stored, because a full device cannot store it. */
export async function assetResponse(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const cached = await findFile(url);
  if (cached) return cached;
  const response = await fetch(event.request);
  if (response.status === 200) event.waitUntil(saveFile(url, response.clone()).catch(() => undefined));
  return response;
}

/** Files fetched before the worker was active; from the HTTP cache, not the network. */
export async function cacheFetchedFiles(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(
    addresses.map(async (address) => {
      if (await cache.match(address, { ignoreVary: true })) return;
      const response = await readBrowserCache(address);
      if (response) await cache.put(address, response);
    }),
  );
}

/** Without a network request; null if not cached. */
export async function readBrowserCache(address: string): Promise<Response | null> {
  try {
    const response = await fetch(address, { cache: 'only-if-cached', mode: 'same-origin' });
    return response.status === 200 ? response : null;
  } catch {
    return null;
  }
}

/** Keeps the previous version, which open tabs may still be running. */
export async function deleteOldAssets(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
}
