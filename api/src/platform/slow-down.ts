import { setTimeout as delay } from 'node:timers/promises';

const MILLISECONDS_EACH = 50;
const MAX_MILLISECONDS = 3_000;

/** Waits for each count past those that are free, because many people share one network and none of them is refused. */
export async function slowDown(excess: number): Promise<void> {
  if (excess > 0) await delay(Math.min(excess * MILLISECONDS_EACH, MAX_MILLISECONDS));
}
