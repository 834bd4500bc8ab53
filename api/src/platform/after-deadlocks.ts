import { setTimeout as pause } from 'node:timers/promises';

const DEADLOCK_DETECTED = '40P01';
const PAUSE_MILLISECONDS = 50;

/** Retries work that PostgreSQL aborted because of a deadlock. */
export async function afterDeadlocks<Result>(attempts: number, run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt >= attempts || (error as { code?: unknown }).code !== DEADLOCK_DETECTED) throw error;
      // Lets the other transaction lock the row first, to avoid the same deadlock.
      await pause(PAUSE_MILLISECONDS * attempt);
    }
  }
}
