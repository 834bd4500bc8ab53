import { setTimeout as sleep } from 'node:timers/promises';
import type { JobWorkers } from '../../src/platform/jobs/job-workers';

/** pg-boss looks a second after its end whether its workers have stopped, and Jest has taken its modules away by then. */
const LAST_LOOK_MILLISECONDS = 1_500;

/** Stops the workers of a test file. */
export async function stopWorkers(...workers: JobWorkers[]): Promise<void> {
  await Promise.all(workers.map((one) => one.stop()));
  await sleep(LAST_LOOK_MILLISECONDS);
}
