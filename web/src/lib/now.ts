/** What the server's clock is ahead of the device's, in milliseconds, as far as is known. */
let ahead = 0;

const subscribers = new Set<() => void>();

/** Calls back whenever an answer corrects the clock. Returns how to unsubscribe. */
export function subscribeToClock(notify: () => void): () => void {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
}

/** Differences below this are the way of the answer, not the clock. */
const least = 5_000;

/** Puts the clock right by an answer of the server, unless a cache may have kept it since. */
export function setClock({ headers }: Response): void {
  const isFresh = headers.get('cache-control')?.includes('no-store') && !headers.has('age');
  const measured = Date.parse(headers.get('date') ?? '') - Date.now();
  const isWrong = Math.abs(measured - ahead) > least;
  if (!isFresh || !isWrong) return;
  ahead = measured;
  subscribers.forEach((notify) => notify());
}

/** The present time by the server's clock; by the device's until the first answer, as on the server itself. */
export function now(): number {
  return Date.now() + ahead;
}
