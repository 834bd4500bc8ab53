/** Whether the server responds; `navigator.onLine` only says that there is a network. */
export async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
