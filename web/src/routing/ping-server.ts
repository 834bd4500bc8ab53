/** `navigator.onLine` only tells whether there is a network. */
export async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Asks the server for the script that started this document: 404 after a deployment has replaced the version. */
export async function findVersion(): Promise<'served' | 'replaced' | 'unreachable'> {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  if (!script) return 'unreachable';
  try {
    // The service worker answers GET alone, from its cache.
    const { status } = await fetch(script.src, { method: 'HEAD', cache: 'no-store' });
    return status === 404 ? 'replaced' : 'served';
  } catch {
    return 'unreachable';
  }
}
