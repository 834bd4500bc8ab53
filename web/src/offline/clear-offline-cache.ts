// One cache of API responses for each account, so that nobody on a shared phone can read another person's.
const prefix = 'answers-';
const visitorCache = `${prefix}visitor`;

/** The name of an account's cache; null is a visitor. */
export const responseCacheName = (account: string | null): string =>
  account === null ? visitorCache : prefix + account;

const isPrivate = (name: string): boolean => name.startsWith(prefix) && name !== visitorCache;

/** Deletes the cached responses of every account that signed in on this device. */
export async function clearOfflineCache(): Promise<void> {
  // Browsers have `caches` on secure origins only; elsewhere nothing is cached.
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys()) if (isPrivate(name)) await caches.delete(name);
}

/** Whether responses of an account are cached, which is the case only while it is signed in. */
export async function hasPrivateResponses(): Promise<boolean> {
  return (await caches.keys()).some(isPrivate);
}
