import './zod-without-eval';
import type { ApolloClient } from '@apollo/client';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { NavigateFunction } from 'react-router-dom';
import { browserOperations } from '../graphql/browser-operations';
import { LazyClient, LazyClientContext } from '../graphql/lazy-client';
import { pageLanguage } from '../i18n/page-language';
import { loadTranslator } from '../i18n/translator';
import { clearOfflineCache } from '../offline/clear-offline-cache';
import { loadChunk } from '../lib/missing-chunk';
import { App } from './app';
import { readChosenLanguage, restoreEntryState, restoreSwitchedPage } from './switch-language';
import { sessionArea } from '../lib/browser-storage';
import { readPageState } from './page-state';
import { BrowserScreens } from './navigation/browser-screens';
import { loadScreens } from './navigation/load-screens';
import { createRoutes } from './routes/routes';
import {
  createSessionActions,
  createSessionEnd,
  createSessionLoss,
  followOtherTabs,
} from './session-actions';
import { identityPrompt } from '../session/identity-prompt';
import { SessionStore } from '../session/session-store';
import type { LoadedMessage } from '../offline/loaded-message';
import type { Site } from '../routing/site';

// A page restored from history can be old: saving it now would give it a wrong age.
function isFromNetwork(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const fromHistory = entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
  return !navigator.serviceWorker.controller && !fromHistory;
}

/** Posts the fetched files to the service worker, so that it need not fetch them again. */
async function registerServiceWorker(site: Site): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const page = isFromNetwork() ? window.location.href : null;
  await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  const assets = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/assets/`));
  active?.postMessage({ kind: 'loaded', page, assets, site } satisfies LoadedMessage);
}

// Offline support must not compete with the page for bandwidth and CPU time.
function afterLoad(task: () => void): void {
  const schedule = (): void => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(task);
    else setTimeout(task, 500);
  };
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true });
}

/** Imports the notice's script when first needed, offline from the service worker's cache. */
function startOfflineSupport(client: LazyClient, site: Site): void {
  let isStarted = false;
  const watch = async (): Promise<void> => {
    if (isStarted) return;
    isStarted = true;
    const { watchConnection } = await import('./connection');
    watchConnection(client);
  };
  const showNotice = (): void => void watch().catch(() => (isStarted = false));
  for (const event of ['offline', 'stale-data-shown']) window.addEventListener(event, showNotice);
  if (!navigator.onLine || document.getElementById('notice')?.firstChild) showNotice();
  if (import.meta.env.PROD) afterLoad(() => void registerServiceWorker(site).catch(() => undefined));
}

/** Translators wrap texts in elements; React then fails to remove or insert a node, and the screen with it. */
function tolerateTranslatedPage(): void {
  // oxlint-disable-next-line typescript/unbound-method -- both are called with their node below
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
  };
  Node.prototype.insertBefore = function <Added extends Node>(
    this: Node,
    added: Added,
    before: Node | null,
  ): Added {
    return insertBefore.call(this, added, before?.parentNode === this ? before : null) as Added;
  };
}

/** Fetches Apollo Client at the first sign of use, before it is needed. */
function prepareAtFirstInput(client: LazyClient): void {
  for (const eventName of ['pointerover', 'pointerdown', 'keydown'])
    document.addEventListener(eventName, () => client.prepare(), { once: true, passive: true });
}

async function start(root: HTMLElement): Promise<void> {
  tolerateTranslatedPage();
  readChosenLanguage();
  restoreEntryState();
  const { site, results } = readPageState();
  const language = pageLanguage();
  const loadingTexts = loadTranslator(language);
  const store = new SessionStore(sessionArea, (error) => reportError(error));
  let navigateTo: NavigateFunction | null = null;
  const onNavigable = (navigate: NavigateFunction) => void (navigateTo = navigate);
  const navigate = async (path: string) => {
    await loadScreens(routes, { pathname: path })?.catch(() => undefined);
    await navigateTo?.(path);
  };
  const loadClient = async (): Promise<ApolloClient> => {
    const { createBrowserClient } = await loadChunk(() => import('../graphql/browser-client'));
    return createBrowserClient({
      readToken: store.token,
      readDevice: store.device,
      readAccount: () => store.getSnapshot().user?._id ?? null,
      onSessionEnded: createSessionEnd(store, client, navigate),
      onSessionLost: createSessionLoss(store),
      proveIdentity: identityPrompt.ask,
    });
  };
  const client: LazyClient = new LazyClient(loadClient, results ?? {});
  // The screens of a page without content must request everything.
  if (results === null) client.prepare();
  const routes = createRoutes(client);
  const translator = await loadingTexts;
  // The first render must match the server's HTML to hydrate.
  await loadScreens(routes, window.location)?.catch(() => undefined);
  store.restore();
  if (!store.getSnapshot().user) void clearOfflineCache();
  followOtherTabs(store, client);
  startOfflineSupport(client, site);
  prepareAtFirstInput(client);
  document.addEventListener('page-ready', restoreSwitchedPage, { once: true });
  const session = { store, actions: createSessionActions(store, client, navigate) };
  const app = (
    <LazyClientContext value={client}>
      <App translator={translator} operations={browserOperations(client)} site={site} session={session}>
        <BrowserScreens language={language} routes={routes} onNavigable={onNavigable} />
      </App>
    </LazyClientContext>
  );
  if (root.firstElementChild) {
    // A transition hydrates in small steps, so that the page stays scrollable.
    startTransition(() => void hydrateRoot(root, app));
    return;
  }
  document.querySelector('title[data-shell]')?.remove();
  createRoot(root).render(app);
}

const root = document.getElementById('root');
if (root) void start(root);
