const cacheName = 'site';
const key = '/kept/site';

/** For the pages that the worker generates. */
export async function saveSite(site: unknown): Promise<void> {
  const text = JSON.stringify(site).replaceAll('<', '\\u003c');
  await (await caches.open(cacheName)).put(key, new Response(text));
}

export async function readSite(): Promise<string | null> {
  const stored = await (await caches.open(cacheName)).match(key);
  return stored ? stored.text() : null;
}
