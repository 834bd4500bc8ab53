const key = 'reloaded-at';
const soonest = 30_000;

/** Loads the document again, unless that was just done or cannot help. True when the page is about to go. */
export function reloadOnce(now: number): boolean {
  const helps = navigator.onLine || ('serviceWorker' in navigator && navigator.serviceWorker.controller);
  try {
    if (!helps || now - Number(window.sessionStorage.getItem(key)) < soonest) return false;
    window.sessionStorage.setItem(key, String(now));
  } catch {
    // Without a memory it could go on for ever.
    return false;
  }
  window.location.reload();
  return true;
}
