const key = 'reloaded-at';
const soonest = 30_000;

/** Whether a failure means that a file of a screen could not be fetched: no connection, or a newer version took its place. */
export function isMissingFile(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|preload css|^Catalogue /i.test(error.message)
  );
}

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
