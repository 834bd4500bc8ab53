import { setTimeout as pause } from 'node:timers/promises';

const DEADLOCK_DETECTED = '40P01';
const PAUSE_MILLISECONDS = 50;

/** Runs work again that PostgreSQL ended because two transactions waited for each other. */
export async function afterDeadlocks<Result>(attempts: number, run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt >= attempts || (error as { code?: unknown }).code !== DEADLOCK_DETECTED) throw error;
      // The other transaction takes the row first, or the two would wait for each other again.
      await pause(PAUSE_MILLISECONDS * attempt);
    }
  }
}
