import { Client, type ClientConfig, Pool, type PoolClient, type PoolConfig } from 'pg';
import { DatabaseConnectionError } from '../errors/to-app-error';

type Callback = (error: Error | undefined, client: PoolClient | undefined, release: () => void) => void;

/** A write on a read-only server: a former primary, or a replica before its promotion. */
const READ_ONLY_TRANSACTION = '25006';

let renewedAt = -Infinity;

/** Every pool of this process replaces its connections: the address may lead to another server by now. */
export function renewConnections(): void {
  renewedAt = performance.now();
}

/** Wraps plain errors of driver and pool in a class. Errors with a `code`, from server and system, pass. */
function asConnectionError(error: unknown): unknown {
  const isPlain = error instanceof Error && Object.getPrototypeOf(error) === Error.prototype;
  return isPlain && !('code' in error) ? new DatabaseConnectionError(error) : error;
}

/** Closes its connection after `query_timeout`: in the driver's pool, later queries would wait behind the pending query. */
export class QueryTimeoutClient extends Client {
  constructor(settings?: string | ClientConfig) {
    super(settings);
    const query: (...parameters: unknown[]) => unknown = this.query.bind(this);
    // One signature replaces the driver's many overloads, because the parameters pass through unchanged.
    this.query = ((...parameters: unknown[]) => this.closeOnFailure(query(...parameters))) as Client['query'];
  }

  private closeOnFailure(result: unknown): unknown {
    if (!(result instanceof Promise)) return result;
    return result.catch((thrown: unknown) => {
      const error = asConnectionError(thrown);
      if (error instanceof DatabaseConnectionError) this.connection.stream.destroy();
      if ((error as { code?: unknown }).code === READ_ONLY_TRANSACTION) renewConnections();
      throw error;
    });
  }
}

/** The driver's pool, with a class for failures to get a connection. */
export class ConnectionPool extends Pool {
  private readonly connectedAt = new WeakMap<PoolClient, number>();
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

  /** The longest wait since the last call, in milliseconds, including requests that still wait. */
  takeLongestWait(): number {
    const [oldest] = this.waiting;
    const wait = Math.max(this.longestWait, oldest ? performance.now() - oldest.since : 0);
    this.longestWait = 0;
    return wait;
  }

  private getClient(request = { since: performance.now() }): Promise<PoolClient> {
    this.waiting.add(request);
    const leave = (): void => {
      this.waiting.delete(request);
      this.longestWait = Math.max(this.longestWait, performance.now() - request.since);
    };
    return super.connect().then(
      (client) => {
        leave();
        if ((this.connectedAt.get(client) ?? Infinity) >= renewedAt) return client;
        client.release(true);
        return this.getClient(request);
      },
      (error: unknown) => {
        leave();
        throw asConnectionError(error);
      },
    );
  }
}
