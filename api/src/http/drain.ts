import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const LONGEST_MILLISECONDS = 10_000;
const CHECK_MILLISECONDS = 20;
/** Kept connections close after this time without a request: on a slow line a request may be on its way. */
const QUIET_MILLISECONDS = 500;

/** Stops a server without cutting requests: running requests finish, and their responses announce the close. */
export class Drain {
  private readonly underWay = new Set<ServerResponse>();
  private draining = false;
  private quietSince = 0;

  get isDraining(): boolean {
    return this.draining;
  }

  watch(response: ServerResponse): void {
    this.underWay.add(response);
    if (this.draining) response.shouldKeepAlive = false;
    response.once('close', () => {
      this.underWay.delete(response);
      this.quietSince = performance.now();
    });
  }

  /** Refuses new connections, waits for running requests, then closes kept connections. */
  async close(server: Server): Promise<void> {
    this.draining = true;
    for (const response of this.underWay) response.shouldKeepAlive = false;
    this.quietSince = performance.now();
    const until = this.quietSince + LONGEST_MILLISECONDS;
    // Not HTTP servers' `close`, which closes kept connections at once.
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
    while (performance.now() < until && !this.isQuiet()) await wait(CHECK_MILLISECONDS);
    server.closeIdleConnections();
    const forced = setTimeout(() => server.closeAllConnections(), Math.max(until - performance.now(), 0));
    const idle = setInterval(() => server.closeIdleConnections(), CHECK_MILLISECONDS);
    await closed;
    clearInterval(idle);
    clearTimeout(forced);
    server.closeAllConnections();
  }

  private isQuiet(): boolean {
    return this.underWay.size === 0 && performance.now() - this.quietSince >= QUIET_MILLISECONDS;
  }
}
