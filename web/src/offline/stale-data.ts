// Events on the window: data from the offline cache is shown; the API has responded.
export const staleDataShown = 'stale-data-shown';
export const apiReachable = 'api-reachable';

let oldest: number | null = null;

/** By this device's clock; null if all data is fresh. */
export function oldestSavedAt(): number | null {
  return oldest;
}

/** The page shows cached data, until `clearStale` is called before a full refetch. */
export function markStale(savedAt: number): void {
  oldest = Math.min(oldest ?? savedAt, savedAt);
  window.dispatchEvent(new Event(staleDataShown));
}

export function clearStale(): void {
  oldest = null;
}

/** The API has responded: cached data on the page can be refetched now. */
export function reportApiReachable(): void {
  window.dispatchEvent(new Event(apiReachable));
}
