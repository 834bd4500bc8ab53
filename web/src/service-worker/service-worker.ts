import { deleteExpiredResponses } from '../offline/clear-offline-cache';
import { isLoadedMessage, type LoadedMessage } from '../offline/loaded-message';
import { pageKindOf } from '../offline/page-kind';
import { savePage } from '../offline/saved-pages';
import {
  assetResponse,
  deleteOldAssets,
  readBrowserCache,
  cacheFetchedFiles,
  cacheShellFiles,
} from './assets';
import { fromNetwork, clientPageResponse, otherPageResponse, publicPageResponse } from './pages';
import { fetchStrategy } from './fetch-strategy';
import { openNotifications, showNotification } from './push';
import { saveSite } from './site';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  // Activating at once is safe: open tabs find the previous version's files in its cache.
  event.waitUntil(Promise.all([cacheShellFiles(), self.skipWaiting()]));
});

async function activate(): Promise<void> {
  await deleteOldAssets();
  await deleteExpiredResponses(Date.now());
  // The browser requests the page while the worker starts, so that no visit is delayed.
  await self.registration.navigationPreload.enable();
  await self.clients.claim();
}

self.addEventListener('activate', (event) => event.waitUntil(activate()));

function responseFor(event: FetchEvent): Promise<Response> | null {
  switch (fetchStrategy(event.request, self.location.origin)) {
    case 'asset':
      return assetResponse(event);
    case 'public':
      return publicPageResponse(event);
    case 'client':
      return clientPageResponse(event);
    case 'other':
      return otherPageResponse(event);
    case 'opened':
      return fromNetwork(event);
    case 'untouched':
      return null;
  }
}

self.addEventListener('fetch', (event) => {
  const response = responseFor(event);
  if (response) event.respondWith(response);
});

async function cacheLoadedPage({ page, assets, site }: LoadedMessage): Promise<void> {
  const isSameOrigin = (address: string): boolean =>
    new URL(address, self.location.origin).origin === self.location.origin;
  await Promise.all([saveSite(site), cacheFetchedFiles(assets.filter(isSameOrigin))]);
  if (page === null || !isSameOrigin(page) || pageKindOf(new URL(page).pathname) !== 'public') return;
  const response = await readBrowserCache(page);
  if (response) await savePage(page, response, Date.now());
}

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (isLoadedMessage(message)) event.waitUntil(cacheLoadedPage(message));
});

self.addEventListener('push', (event) => event.waitUntil(showNotification(event.data)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotifications(event.notification));
});
