import { Client } from 'pg';
import type { Logger } from 'pino';

/** The channel that the triggers of `1790000000100-public-changes` notify; the payload is the table's name. */
const CHANNEL = 'public_change';
const FIRST_RETRY_DELAY = 100;
const MAX_RETRY_DELAY = 10_000;
const HEARTBEAT_INTERVAL = 15_000;
const TIMEOUT = 5_000;

/** Notifies this process of changes of public data, by any process. */
export interface ChangeFeed {
  /** False while notifications would be missed. */
  readonly connected: boolean;
  /** Calls back on every change with the table's name, and with null whenever notifications may have been missed. */
  onChange: (listener: (table: string | null) => void) => void;
  /** Resolves when listeners were notified of every change committed before the call: then a writer reads its own writes. */
  invalidated: () => Promise<void>;
  stop: () => Promise<void>;
}

/** A feed that is always disconnected, so that caches stay off. */
export const disconnectedFeed: ChangeFeed = {
  connected: false,
  onChange: () => undefined,
  invalidated: () => Promise.resolve(),
  stop: () => Promise.resolve(),
};

/** Listens on a connection of its own; when that is lost, it reconnects with growing delays. */
class PostgresChangeFeed implements ChangeFeed {
  private readonly listeners: ((table: string | null) => void)[] = [];
  private client: Client | null = null;
  private retryDelay = FIRST_RETRY_DELAY;
  private retryTimer: NodeJS.Timeout | null = null;
  private heartbeat: NodeJS.Timeout | null = null;
  private stopped = false;
  connected = false;

  constructor(
    private readonly url: string,
    private readonly log: Logger,
  ) {}

  onChange(listener: (table: string | null) => void): void {
    this.listeners.push(listener);
  }

  async invalidated(): Promise<void> {
    const { client } = this;
    if (!client || !this.connected) return;
    // The server sends pending notifications before it completes the next query on the connection.
    await client.query('select').catch(() => this.disconnect(client));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.retryTimer) clearTimeout(this.retryTimer);
    const { client } = this;
    if (client) {
      this.disconnect(client);
      await client.end().catch(() => undefined);
    }
  }

  async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.url,
      application_name: 'ainsathi-changes',
      connectionTimeoutMillis: TIMEOUT,
      query_timeout: TIMEOUT,
      keepAlive: true,
    });
    this.client = client;
    client.on('error', () => this.disconnect(client));
    client.on('end', () => this.disconnect(client));
    client.on('notification', ({ payload }) => this.notifyListeners(payload ?? null));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      this.log.warn(
        { err: error },
        'the change feed cannot connect: public responses are not cached until it does',
      );
      this.disconnect(client);
      return;
    }
    if (this.client !== client) return;
    this.connected = true;
    this.retryDelay = FIRST_RETRY_DELAY;
    this.notifyListeners(null);
    // A query detects a connection that is dead without having been closed.
    this.heartbeat = setInterval(() => void this.invalidated(), HEARTBEAT_INTERVAL).unref();
  }

  private notifyListeners(table: string | null): void {
    for (const listener of this.listeners) listener(table);
  }

  private disconnect(client: Client): void {
    if (this.client !== client) return;
    this.client = null;
    this.connected = false;
    if (this.heartbeat) clearInterval(this.heartbeat);
    this.notifyListeners(null);
    if (this.stopped) return;
    client.end().catch(() => undefined);
    this.retryTimer = setTimeout(() => void this.connect(), this.retryDelay).unref();
    this.retryDelay = Math.min(this.retryDelay * 2, MAX_RETRY_DELAY);
  }
}

/** A feed from a server. While it cannot connect, `connected` is false and it tries again. */
export async function openChangeFeed(url: string, log: Logger): Promise<ChangeFeed> {
  const feed = new PostgresChangeFeed(url, log);
  await feed.connect();
  return feed;
}
