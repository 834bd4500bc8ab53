const cacheName = 'site';
const key = '/kept/site';

/** Remembers the operator's settings, which a page made here has to carry. */
export async function keepSite(site: unknown): Promise<void> {
  const text = JSON.stringify(site).replaceAll('<', '\\u003c');
  await (await caches.open(cacheName)).put(key, new Response(text));
}

/** The operator's settings as JSON, or null. */
export async function readSite(): Promise<string | null> {
  const kept = await (await caches.open(cacheName)).match(key);
  return kept ? kept.text() : null;
}
