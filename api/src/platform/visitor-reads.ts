import { BoundedQueue } from './bounded-queue';
import { watchQueue } from './metrics';

/**
 * The line for what visitors read and no cache has. More at once would be no faster: they share six connections, and each
 * would only wait longer.
 */
export function createVisitorReads(): BoundedQueue {
  const queue = new BoundedQueue({ concurrency: 16, waiting: 1_000, waitMilliseconds: 1_000 });
  watchQueue('visitor-reads', () => queue.length);
  return queue;
}
