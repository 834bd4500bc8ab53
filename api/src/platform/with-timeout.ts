import { setTimeout as wait } from 'node:timers/promises';

/** Rejects when a promise takes longer than its time; the work behind it is not cancelled. */
export async function withTimeout<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const timer = new AbortController();
  const timeout = wait(milliseconds, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`no answer within ${milliseconds} ms`);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    timer.abort();
    timeout.catch(() => undefined);
  }
}
