import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';

const INTERVAL_MILLISECONDS = 5 * 60_000;
const MOST_AT_ONCE = 4;

const writing = new Set<string>();

/**
 * Stores that a session was used, at most every 5 minutes, without the request waiting for it. Where several are being
 * written already it is left to a later request, so that reading never fills the connections with writes.
 */
export function noteLastSeen(
  { dataSource, log }: { dataSource: DataSource; log: Logger },
  sessionId: string,
  lastSeenAt: Date,
): void {
  const isRecent = Date.now() - lastSeenAt.getTime() < INTERVAL_MILLISECONDS;
  if (isRecent || writing.has(sessionId) || writing.size >= MOST_AT_ONCE) return;
  writing.add(sessionId);
  dataSource
    .query('update sessions set last_seen_at = now() where id = $1', [sessionId])
    .catch((error: unknown) => log.warn({ err: error }, 'the use of a session could not be stored'))
    .finally(() => writing.delete(sessionId));
}
