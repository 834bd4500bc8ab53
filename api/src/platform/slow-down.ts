import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { AppError } from '../errors/app-error';

/** The delay for each excess count, and its maximum. */
const SHARED_NETWORK = { milliseconds: 50, most: 3_000 };

/** A request that would wait longer is refused. */
const LONGEST_LINE_MILLISECONDS = 10_000;
const MAX_NETWORKS = 10_000;

/** When the last request in the line of a network continues. */
const lines = new LRUCache<string, number>({ max: MAX_NETWORKS });

export async function slowDown(excess: number, { milliseconds, most } = SHARED_NETWORK): Promise<void> {
  if (excess > 0) await delay(Math.min(excess * milliseconds, most));
}

/** For a network, one request after another; only a long line refuses, because many people share a network. @throws AppError RATE_LIMITED. */
export async function slowDownNetwork(network: string, excess: number): Promise<void> {
  if (excess <= 0) return;
  const { milliseconds, most } = SHARED_NETWORK;
  const now = performance.now();
  const begins = Math.max(lines.get(network) ?? now, now);
  if (begins - now > LONGEST_LINE_MILLISECONDS)
    throw new AppError('RATE_LIMITED', { retryAfter: Math.ceil((begins - now) / 1_000) });
  const goesOn = begins + Math.min(excess * milliseconds, most);
  lines.set(network, goesOn);
  await delay(goesOn - now, undefined, { ref: false });
}
