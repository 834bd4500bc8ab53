import type { LazyClient } from '../graphql/lazy-client';
import type { LoadedMessage } from '../offline/loaded-message';
import type { Site } from '../routing/site';

// A page restored from the session history can be old: saved now, its age would be wrong.
function isFromNetwork(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const fromHistory = entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
  return !navigator.serviceWorker.controller && !fromHistory;
}

/** Registers the service worker and posts it the files that this page has fetched, so that it need not fetch them again. */
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

/**
 * Registers the service worker, and shows the notice of the connection. The script of the notice is imported when it is
 * first needed, from the service worker's cache if the browser is offline by then.
 */
export function startOfflineSupport(client: LazyClient, site: Site): void {
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
