// Events on the window: data from the offline cache is shown; the API has responded.
export const staleDataShown = 'stale-data-shown';
export const apiReachable = 'api-reachable';

let oldest: number | null = null;

/** When the oldest cached data on this page was saved, by this device's clock; null when all data is fresh. */
export function oldestSavedAt(): number | null {
  return oldest;
}

/** Marks the page as showing cached data, until `clearStale` is called before everything is refetched. */
export function markStale(savedAt: number): void {
  oldest = Math.min(oldest ?? savedAt, savedAt);
  window.dispatchEvent(new Event(staleDataShown));
}

export function clearStale(): void {
  oldest = null;
}

/** Announces a response of the API: if the page shows cached data, it can be refetched now. */
export function reportApiReachable(): void {
  window.dispatchEvent(new Event(apiReachable));
}
