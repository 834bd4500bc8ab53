import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { LoadThresholds } from '../config/config';
import { AppError } from '../errors/app-error';

/** By the delay of the event loop or the wait for a database connection; overloaded: only the minimum is done. */
export type Load = 'normal' | 'busy' | 'overloaded';

export interface LoadMonitor {
  load: () => Load;
  stop: () => void;
}

const WINDOW_MILLISECONDS = 1_000;
/** A start or one large page delays the event loop briefly without being overload. */
const WINDOWS_IN_A_ROW = 3;
const RESOLUTION_MILLISECONDS = 20;
const PERCENTILE = 99;
const NANOSECONDS = 1_000_000;
const RETRY_SECONDS = { least: 2, most: 10 };

/** Refuses nothing. */
export const unmonitored: LoadMonitor = { load: () => 'normal', stop: () => undefined };

/**
 * Rates each second by the 99th percentile of the event loop's delay and the longest wait for a database connection; the load
 * is the lowest rating of the last three seconds. Null disables it.
 * @param longestWait the longest wait since its last call, in milliseconds.
 */
export function createLoadMonitor(
  thresholds: LoadThresholds | null,
  longestWait: () => number = () => 0,
): LoadMonitor {
  if (!thresholds) return unmonitored;
  const recent: Load[] = Array.from({ length: WINDOWS_IN_A_ROW }, () => 'normal');
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MILLISECONDS });
  delays.enable();
  const timer = setInterval(() => {
    recent.shift();
    const delay = delays.percentile(PERCENTILE) / NANOSECONDS - RESOLUTION_MILLISECONDS;
    recent.push(loadOf(Math.max(delay, longestWait()), thresholds));
    delays.reset();
  }, WINDOW_MILLISECONDS).unref();
  return {
    load: () => leastOf(recent),
    stop: () => {
      clearInterval(timer);
      delays.disable();
    },
  };
}

function leastOf(loads: readonly Load[]): Load {
  if (loads.includes('normal')) return 'normal';
  return loads.includes('busy') ? 'busy' : 'overloaded';
}

/** @param delay in milliseconds. */
export function loadOf(delay: number, { busy, overloaded }: LoadThresholds): Load {
  if (delay > overloaded) return 'overloaded';
  return delay > busy ? 'busy' : 'normal';
}

/** Refuses uncached work: visitors' while busy, everybody's while overloaded. @throws AppError SERVICE_UNAVAILABLE. */
export function refuseWhenBusy(monitor: LoadMonitor, signedIn: boolean): void {
  const load = monitor.load();
  if (load === 'normal' || (load === 'busy' && signedIn)) return;
  throw busyError();
}

/** Random, so that clients return at different times. */
function busyRetrySeconds(): number {
  const { least, most } = RETRY_SECONDS;
  return least + Math.floor(Math.random() * (most - least + 1));
}

export function busyError(): AppError {
  return new AppError('SERVICE_UNAVAILABLE', { retryAfter: busyRetrySeconds() });
}
