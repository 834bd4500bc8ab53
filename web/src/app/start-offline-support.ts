import type { ApolloClient } from '@apollo/client';
import { registerServiceWorker } from './register-service-worker';
import type { Site } from '../routing/site';

// What helps later must not take the line or the processor from the page itself.
function whenLoaded(work: () => void): void {
  const soon = (): void => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(work);
    else setTimeout(work, 500);
  };
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}

/**
 * Makes ready for the connection to go: the service worker, and the notice, whose script comes when there is something
 * to say. The worker has kept it by then.
 */
export function startOfflineSupport(client: ApolloClient, site: Site): void {
  let begun = false;
  const watch = async (): Promise<void> => {
    if (begun) return;
    begun = true;
    const { watchConnection } = await import('./connection');
    watchConnection(client);
  };
  const notice = (): void => void watch().catch(() => (begun = false));
  for (const event of ['offline', 'stale-data-shown']) window.addEventListener(event, notice);
  if (!navigator.onLine || document.getElementById('notice')?.firstChild) notice();
  if (import.meta.env.PROD) whenLoaded(() => void registerServiceWorker(site).catch(() => undefined));
}
