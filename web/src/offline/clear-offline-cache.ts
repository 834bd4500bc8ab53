// A cache for each account, so that people who share a phone cannot read each other's data.
const prefix = 'answers-';
const visitorCache = `${prefix}visitor`;

/** Null is a visitor. */
export const responseCacheName = (account: string | null): string =>
  account === null ? visitorCache : prefix + account;

const isPrivate = (name: string): boolean => name.startsWith(prefix) && name !== visitorCache;

/** For every account that signed in on this device. */
export async function clearOfflineCache(): Promise<void> {
  let names: string[];
  try {
    names = await caches.keys();
  } catch {
    // Without a secure origin or storage nothing is cached.
    return;
  }
  for (const name of names) if (isPrivate(name)) await caches.delete(name);
}

/** When a response was cached, by this device's clock. */
export const savedAtHeader = 'x-kept-at';
/** An account's response expires with the longest session. */
export const privateMaxAge = 7 * 86_400_000;

export async function deleteExpiredResponses(now: number): Promise<void> {
  for (const name of (await caches.keys()).filter(isPrivate)) {
    const cache = await caches.open(name);
    let deleted = 0;
    for (const request of await cache.keys()) {
      const savedAt = Number((await cache.match(request))?.headers.get(savedAtHeader));
      if (now - savedAt > privateMaxAge && (await cache.delete(request))) deleted += 1;
    }
    // A page is about to write to a cache that was already empty; its response would be lost.
    if (deleted > 0 && (await cache.keys()).length === 0) await caches.delete(name);
  }
}

/** What of the account that is signed in can be read without a connection; null for nothing. */
export async function privatePart(): Promise<'cases' | 'diary' | null> {
  const names = (await caches.keys()).filter(isPrivate);
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  if (names.length === 0) return null;
  return requests.flat().some(({ url }) => url.includes('/Diary')) ? 'diary' : 'cases';
}
