import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Logger } from 'pino';
import { serveGroupMetrics } from './operator-metrics';

const RESTART_MILLISECONDS = 1_000;

async function ended(worker: Worker): Promise<void> {
  if (!worker.isDead()) await once(worker, 'exit');
}

/**
 * Starts this program in several processes on one port; replaces a process after a second.
 * @param environment added to this process's environment.
 * @param onFailure called if a process ends before any listens: the next would fail in the same way.
 */
export function startProcessGroup(
  count: number,
  environment: Record<string, string>,
  log: Logger,
  onFailure: () => void,
) {
  serveGroupMetrics();
  let isStopping = false;
  let isListening = false;
  /** Resolves with the port when the first process listens. */
  const listening = new Promise<number>((resolve) => {
    cluster.once('listening', (_worker, { port }) => {
      isListening = true;
      resolve(port);
    });
  });
  cluster.on('exit', (worker, code, signal) => {
    if (isStopping) return;
    if (!isListening) {
      onFailure();
      return;
    }
    log.error({ process: worker.process.pid, code, signal }, 'a process ended and is replaced');
    setTimeout(() => {
      if (!isStopping) cluster.fork(environment);
    }, RESTART_MILLISECONDS);
  });
  // Each process accepts connections itself: a connection handed to a dead process would never be answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  for (let started = 0; started < count; started += 1) cluster.fork(environment);
  return {
    listening,
    stop: async (): Promise<void> => {
      isStopping = true;
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      for (const worker of workers) worker.process.kill('SIGTERM');
      await Promise.all(workers.map(ended));
    },
  };
}
