import { setTimeout as delay } from 'node:timers/promises';

/** How long each count waits, and at most. */
const SHARED_NETWORK = { milliseconds: 50, most: 3_000 };

/** Waits for each count past those that are free, because many people share one network and none of them is refused. */
export async function slowDown(excess: number, { milliseconds, most } = SHARED_NETWORK): Promise<void> {
  if (excess > 0) await delay(Math.min(excess * milliseconds, most));
}
