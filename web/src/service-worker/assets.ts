import { offlineFiles, shell, version } from './build-constants';
import { shellFiles } from './documents';

const prefix = 'assets-';
const cacheName = prefix + version;

/** Caches the files of the empty page and the notice; most are in the browser's HTTP cache from the page just loaded. */
export async function cacheShellFiles(): Promise<void> {
  await (await caches.open(cacheName)).addAll([...new Set([...shellFiles(shell), ...offlineFiles])]);
}

/** A hashed file: cache first, then network. Its content never changes, so it needs no revalidation. */
export async function assetResponse(request: Request): Promise<Response> {
  const cached = await caches.match(request.url, { ignoreVary: true });
  if (cached) return cached;
  const response = await fetch(request);
  if (response.status === 200) {
    const copy = response.clone();
    const cache = await caches.open(cacheName);
    await cache.put(request.url, copy);
  }
  return response;
}

/** Caches files that a page fetched before the worker was active; they come from the HTTP cache, not the network. */
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

/** The response in the browser's HTTP cache, without a network request; null when there is none. */
export async function readBrowserCache(address: string): Promise<Response | null> {
  try {
    const response = await fetch(address, { cache: 'only-if-cached', mode: 'same-origin' });
    return response.status === 200 ? response : null;
  } catch {
    return null;
  }
}

/** Deletes the files of old versions, except the previous one, which open tabs may still be running. */
export async function deleteOldAssets(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
}
