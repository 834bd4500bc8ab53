import type { LoadedMessage } from '../offline/loaded-message';
import type { Site } from '../routing/site';

// A page from the browser's own history may be older than it seems: it is not kept as if it were new.
function isFromNetwork(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  const fromHistory = arrival instanceof PerformanceNavigationTiming && arrival.type === 'back_forward';
  return !navigator.serviceWorker.controller && !fromHistory;
}

/** Registers the service worker and tells it what this page has fetched already, so that nothing is fetched twice. */
export async function registerServiceWorker(site: Site): Promise<void> {
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
