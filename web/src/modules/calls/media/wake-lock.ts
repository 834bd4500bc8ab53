/** Keeps the screen on while the page is visible. Returns the function that ends it. */
export function keepAwake(): () => void {
  const wakeLock = (navigator as { wakeLock?: WakeLock }).wakeLock;
  let lock: WakeLockSentinel | null = null;
  const ended = new AbortController();
  const request = async () => {
    if (document.hidden || !wakeLock) return;
    // Refused on a low battery.
    lock = await wakeLock.request('screen').catch(() => null);
  };
  document.addEventListener('visibilitychange', () => void request(), { signal: ended.signal });
  void request();
  return () => {
    ended.abort();
    void lock?.release();
  };
}
