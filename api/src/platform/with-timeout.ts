import { setTimeout as wait } from 'node:timers/promises';

/** Fails when work takes longer than it may; the work itself is left to its own limits. */
export async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const impatience = new AbortController();
  const tooLong = wait(milliseconds, undefined, { signal: impatience.signal }).then(() => {
    throw new Error(`no answer within ${milliseconds} ms`);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    impatience.abort();
    tooLong.catch(() => undefined);
  }
}
