import { Client } from 'pg';
import type { Logger } from 'pino';

/** The channel that the triggers of `1790000000100-public-changes` notify; the payload is the table's name. */
const CHANNEL = 'public_change';
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 10_000;
const HEARTBEAT = 15_000;
const PATIENCE = 5_000;

/** Tells when something that visitors see has changed, whichever process changed it. */
export interface ChangeFeed {
  /** False while changes would go unheard. */
  readonly connected: boolean;
  /** Calls back on every change, and whenever changes may have gone unheard. */
  onChange: (listener: () => void) => void;
  /** Resolves when everything stored before the call has been told, so that a writer reads what it wrote. */
  settled: () => Promise<void>;
  stop: () => Promise<void>;
}

/** For a process that keeps nothing: it is never connected, so that whatever asks it stands aside. */
export const silentFeed: ChangeFeed = {
  connected: false,
  onChange: () => undefined,
  settled: () => Promise.resolve(),
  stop: () => Promise.resolve(),
};

/** Listens on a connection of its own, and connects again with growing pauses when that is lost. */
class PostgresChangeFeed implements ChangeFeed {
  private readonly listeners: (() => void)[] = [];
  private client: Client | null = null;
  private pause = FIRST_PAUSE;
  private timer: NodeJS.Timeout | null = null;
  private heartbeat: NodeJS.Timeout | null = null;
  private stopped = false;
  connected = false;

  constructor(
    private readonly url: string,
    private readonly log: Logger,
  ) {}

  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  async settled(): Promise<void> {
    const { client } = this;
    if (!client || !this.connected) return;
    // The server sends what it has to tell before the end of the next answer on the connection.
    await client.query('select').catch(() => this.lose(client));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    const { client } = this;
    if (client) {
      this.lose(client);
      await client.end().catch(() => undefined);
    }
  }

  async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.url,
      application_name: 'ainsathi-changes',
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      keepAlive: true,
    });
    this.client = client;
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', () => this.tell());
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      this.log.warn({ err: error }, 'changes cannot be heard: nothing is kept for visitors until they are');
      this.lose(client);
      return;
    }
    if (this.client !== client) return;
    this.connected = true;
    this.pause = FIRST_PAUSE;
    this.tell();
    // A connection that died without a word is found out by asking.
    this.heartbeat = setInterval(() => void this.settled(), HEARTBEAT).unref();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }

  private lose(client: Client): void {
    if (this.client !== client) return;
    this.client = null;
    this.connected = false;
    if (this.heartbeat) clearInterval(this.heartbeat);
    this.tell();
    if (this.stopped) return;
    client.end().catch(() => undefined);
    this.timer = setTimeout(() => void this.connect(), this.pause).unref();
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }
}

/** Begins to listen on a server; until it hears, and whenever it does not, it says so and tries again. */
export async function openChangeFeed(url: string, log: Logger): Promise<ChangeFeed> {
  const feed = new PostgresChangeFeed(url, log);
  await feed.connect();
  return feed;
}
