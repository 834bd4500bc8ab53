import { browserStorage, storedToken } from '../lib/browser-storage';

/** Deleting what is stored must not keep the page on screen. */
const longestMilliseconds = 400;

async function deleteCaches(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}

async function deleteDatabases(): Promise<void> {
  for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
}

/** Older browsers, and pages without TLS, lack some of it. */
async function clearBrowser(): Promise<void> {
  for (const storage of [browserStorage(), browserStorage('sessionStorage')])
    for (const key of storage.keys()) storage.removeItem(key);
  await Promise.allSettled([deleteCaches(), deleteDatabases()]);
}

/** Ends the session, deletes what this browser stores, and opens another page in place of this one. The history stays. */
export async function leaveQuickly(to = 'about:blank'): Promise<void> {
  const token = storedToken();
  document.body.replaceChildren();
  document.title = '';
  // Messages under way would ask before the page closes.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  if (token)
    void fetch('/api/v1/auth/logout', {
      method: 'POST',
      keepalive: true,
      headers: { authorization: `Bearer ${token}` },
    }).catch(() => undefined);
  await Promise.race([clearBrowser(), new Promise((resolve) => setTimeout(resolve, longestMilliseconds))]);
  window.location.replace(to);
}
