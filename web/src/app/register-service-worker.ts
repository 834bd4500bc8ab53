import type { LoadedMessage } from '../offline/loaded-message';
import type { Site } from '../routing/site';

// A page restored from the session history can be old: saved now, its age would be wrong.
function isFromNetwork(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const fromHistory = entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
  return !navigator.serviceWorker.controller && !fromHistory;
}

/** Registers the service worker and posts it the files that this page has fetched, so that it need not fetch them again. */
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
