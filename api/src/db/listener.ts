import { Client } from 'pg';
import type { Logger } from 'pino';
import { guarded } from '../platform/guarded';
import { renewConnections } from './connection-pool';

const CHANNELS = { changes: 'public_change', live: 'live' } as const;
type Channel = keyof typeof CHANNELS;
type Callback = (payload: string | null) => void;

const FIRST_RETRY_DELAY = 100;
const MAX_RETRY_DELAY = 5_000;
const HEARTBEAT_INTERVAL = 5_000;
const TIMEOUT = 5_000;

/** Notifies this process of changes of public data and of rooms, by any process: on one connection. */
export interface Listener {
  /** False while notifications would be missed. */
  readonly connected: boolean;
  /** Calls back with the table of each change, and with null whenever notifications may have been missed. */
  onChange: (callback: Callback) => void;
  onPublish: (callback: Callback) => void;
  /** Resolves when every change committed before the call was notified: then a writer reads its own writes. */
  invalidated: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Always disconnected, so that caches stay off. */
export const disconnectedListener: Listener = {
  connected: false,
  onChange: () => undefined,
  onPublish: () => undefined,
  invalidated: () => Promise.resolve(),
  stop: () => Promise.resolve(),
};

/** @throws Error for a read-only server, such as a former primary or a replica. */
async function refuseReadOnly(client: Client): Promise<void> {
  const { rows } = await client.query<{ readonly: string }>(
    `select current_setting('transaction_read_only') as readonly`,
  );
  if (rows[0]?.readonly !== 'off') throw new Error('the server only reads');
}

/** Listens on its own connection; reconnects with growing delays. */
class PostgresListener implements Listener {
  private readonly callbacks: Record<Channel, Callback[]> = { changes: [], live: [] };
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

  onChange(callback: Callback): void {
    this.callbacks.changes.push(this.withLog(callback));
  }

  onPublish(callback: Callback): void {
    this.callbacks.live.push(this.withLog(callback));
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
      application_name: 'ainsathi-listener',
      connectionTimeoutMillis: TIMEOUT,
      query_timeout: TIMEOUT,
      keepAlive: true,
    });
    this.client = client;
    client.on('error', () => this.disconnect(client));
    client.on('end', () => this.disconnect(client));
    client.on('notification', ({ channel, payload }) => {
      const named = channel === CHANNELS.live ? 'live' : 'changes';
      for (const callback of this.callbacks[named]) callback(payload ?? null);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNELS.changes}; listen ${CHANNELS.live}`);
      await refuseReadOnly(client);
    } catch (error) {
      this.log.warn(
        { err: error },
        'the listener cannot connect: public responses are not cached, and rooms are looked at by the clock, until it does',
      );
      this.disconnect(client);
      return;
    }
    if (this.client !== client) return;
    this.connected = true;
    this.retryDelay = FIRST_RETRY_DELAY;
    // After a lost connection the pools may be connected to a former primary server.
    renewConnections();
    this.notifyGap();
    // A query detects a dead connection that was not closed, and a replaced server.
    this.heartbeat = setInterval(
      () => void refuseReadOnly(client).catch(() => this.disconnect(client)),
      HEARTBEAT_INTERVAL,
    ).unref();
  }

  /** An error in a callback neither ends the process nor skips the next callback. */
  private withLog(callback: Callback): Callback {
    return guarded(callback, (error) => this.log.error({ err: error }, 'a notification was not followed'));
  }

  private notifyGap(): void {
    for (const callback of [...this.callbacks.changes, ...this.callbacks.live]) callback(null);
  }

  private disconnect(client: Client): void {
    if (this.client !== client) return;
    this.client = null;
    this.connected = false;
    if (this.heartbeat) clearInterval(this.heartbeat);
    this.notifyGap();
    if (this.stopped) return;
    client.end().catch(() => undefined);
    this.retryTimer = setTimeout(() => void this.connect(), this.retryDelay).unref();
    this.retryDelay = Math.min(this.retryDelay * 2, MAX_RETRY_DELAY);
  }
}

/** While it cannot connect, `connected` is false and it retries. */
export async function openListener(url: string, log: Logger): Promise<Listener> {
  const listener = new PostgresListener(url, log);
  await listener.connect();
  return listener;
}
