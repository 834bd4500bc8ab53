import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { asConnectionError } from './connection-error';

type Callback = (error: Error | undefined, client: PoolClient | undefined, release: () => void) => void;

let renewedAt = -Infinity;

/** Lets no pool of this process use a connection of before again: the address may lead to another server by now. */
export function renewConnections(): void {
  renewedAt = performance.now();
}

/** The driver's pool, with a class for the failure to get a connection. */
export class ConnectionPool extends Pool {
  private readonly connectedAt = new WeakMap<PoolClient, number>();
  /** When each request that waits for a connection began to, in their order. */
  private readonly waiting = new Set<{ since: number }>();
  private longestWait = 0;

  constructor(config?: PoolConfig) {
    super(config);
    this.on('connect', (client) => this.connectedAt.set(client, performance.now()));
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | undefined {
    const connected = this.getClient();
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, client.release.bind(client)),
      (error: unknown) => callback(error as Error, undefined, () => undefined),
    );
    return undefined;
  }

  /** The longest wait for a connection since this was asked last, in milliseconds, also of those that still wait. */
  takeLongestWait(): number {
    const [oldest] = this.waiting;
    const wait = Math.max(this.longestWait, oldest ? performance.now() - oldest.since : 0);
    this.longestWait = 0;
    return wait;
  }

  private async getClient(): Promise<PoolClient> {
    const request = { since: performance.now() };
    this.waiting.add(request);
    try {
      for (;;) {
        const client = await super.connect();
        if ((this.connectedAt.get(client) ?? Infinity) >= renewedAt) return client;
        client.release(true);
      }
    } catch (error) {
      throw asConnectionError(error);
    } finally {
      this.waiting.delete(request);
      this.longestWait = Math.max(this.longestWait, performance.now() - request.since);
    }
  }
}
