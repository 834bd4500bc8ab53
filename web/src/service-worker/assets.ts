import { laterFiles, shell, version } from './build-facts';
import { shellFiles } from './documents';

const prefix = 'assets-';
const cacheName = prefix + version;

/** Keeps what the empty page and the notice need; the browser has just fetched most of it for the page that it shows. */
export async function keepShellFiles(): Promise<void> {
  await (await caches.open(cacheName)).addAll([...new Set([...shellFiles(shell), ...laterFiles])]);
}

/** Answers a hashed file from what is kept, else from the network; such a file never changes. */
export async function answerAsset(request: Request): Promise<Response> {
  const kept = await caches.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) {
    const copy = answer.clone();
    const cache = await caches.open(cacheName);
    await cache.put(request.url, copy);
  }
  return answer;
}

/** Keeps files that a page fetched before the worker was there, from the browser's own cache: nothing is fetched for it. */
export async function keepFetched(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(
    addresses.map(async (address) => {
      if (await cache.match(address, { ignoreVary: true })) return;
      const answer = await fromBrowserCache(address);
      if (answer) await cache.put(address, answer);
    }),
  );
}

/** What the browser itself has kept of an address, without asking the network. Null where it has nothing. */
export async function fromBrowserCache(address: string): Promise<Response | null> {
  try {
    const answer = await fetch(address, { cache: 'only-if-cached', mode: 'same-origin' });
    return answer.status === 200 ? answer : null;
  } catch {
    return null;
  }
}

/** Forgets the files of versions before the last one, which open tabs may still be running. */
export async function dropOldAssets(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
}
