const key = 'reloaded-at';
const minimumInterval = 30_000;

/** Reloads unless just reloaded, or if nothing could serve the page. True before a reload. */
export function reloadOnce(): boolean {
  const now = Date.now();
  const isServed = navigator.onLine || ('serviceWorker' in navigator && navigator.serviceWorker.controller);
  try {
    if (!isServed || now - Number(window.sessionStorage.getItem(key)) < minimumInterval) return false;
    window.sessionStorage.setItem(key, String(now));
  } catch {
    // Without storage the page could reload forever.
    return false;
  }
  window.location.reload();
  return true;
}
