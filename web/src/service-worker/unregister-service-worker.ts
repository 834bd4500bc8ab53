declare const self: ServiceWorkerGlobalScope;

/** Undoes the service worker: served in its place when the operator switches it off. */
async function retire(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(retire()));

export {};
