import { isLoadedMessage, type LoadedMessage } from '../offline/loaded-message';
import { pageKindOf } from '../offline/page-kind';
import { keepPage } from '../offline/saved-pages';
import { answerAsset, dropOldAssets, fromBrowserCache, keepFetched, keepShellFiles } from './assets';
import { answerClientPage, answerOtherPage, answerPublicPage } from './pages';
import { ruleFor } from './fetch-strategy';
import { keepSite } from './site';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  // The present pages go on with the files they have: those of the version before are kept.
  event.waitUntil(Promise.all([keepShellFiles(), self.skipWaiting()]));
});

async function takeOver(): Promise<void> {
  await dropOldAssets();
  // The page is asked for while the worker is still starting: a visit costs no time for it.
  await self.registration.navigationPreload.enable();
  await self.clients.claim();
}

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

function answerFor(event: FetchEvent): Promise<Response> | null {
  switch (ruleFor(event.request, self.location.origin)) {
    case 'asset':
      return answerAsset(event.request);
    case 'public':
      return answerPublicPage(event);
    case 'client':
      return answerClientPage(event);
    case 'other':
      return answerOtherPage(event);
    case 'untouched':
      return null;
  }
}

self.addEventListener('fetch', (event) => {
  const answer = answerFor(event);
  if (answer) event.respondWith(answer);
});

async function keepLoaded({ page, assets, site }: LoadedMessage): Promise<void> {
  const own = (address: string): boolean =>
    new URL(address, self.location.origin).origin === self.location.origin;
  await Promise.all([keepSite(site), keepFetched(assets.filter(own))]);
  if (page === null || !own(page) || pageKindOf(new URL(page).pathname) !== 'public') return;
  const answer = await fromBrowserCache(page);
  if (answer) await keepPage(page, answer, Date.now());
}

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (isLoadedMessage(message)) event.waitUntil(keepLoaded(message));
});
