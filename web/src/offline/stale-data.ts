/** Told to the window when a copy is shown, and when the API has answered again. */
export const copyShown = 'copy-shown';
export const apiAnswered = 'api-answered';

let oldest: number | null = null;

/** The age of the oldest copy that this page shows something of, by this device's clock; null when all is fresh. */
export function oldestCopy(): number | null {
  return oldest;
}

/** Says that something on the page comes from a copy. It stays said until everything was asked again. */
export function markCopy(keptAt: number): void {
  oldest = Math.min(oldest ?? keptAt, keptAt);
  window.dispatchEvent(new Event(copyShown));
}

/** Says that nothing of a copy is left. */
export function clearCopies(): void {
  oldest = null;
}

/** Says that the API has answered. */
export function tellApiAnswered(): void {
  window.dispatchEvent(new Event(apiAnswered));
}
