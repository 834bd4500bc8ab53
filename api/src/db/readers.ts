import PQueue from 'p-queue';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';
import { DatabaseConnectionError } from '../errors/to-app-error';
import { ConnectionPool } from './connection-pool';
import { connectionSettings, DEFAULT_TIMEOUTS, type DatabaseTimeouts } from './connection-settings';
import { PooledReader, PreparedReader, type Reader } from './reader';

/** PostgreSQL would otherwise replan a named statement if it guesses that a generic plan is worse. */
const GENERIC_PLANS = { plan_cache_mode: 'force_generic_plan' };

const VISITOR_STATEMENT_MILLISECONDS = 5_000;
const REPLICA_RETRY_MILLISECONDS = 5_000;
/** The tolerated lag: a response from before a change must not be cached after it. */
const REPLICA_LAG_MILLISECONDS = 10_000;
/** Of six connections for signed-in users, so that an account never takes all. */
const MOST_STATEMENTS_OF_ACCOUNT = 4;

interface ReaderOptions {
  url: string;
  replicaUrls: readonly string[];
  /** For visitors, to the primary server and to each replica. */
  connections: number;
  /** Whether the addresses lead to a pooler in transaction mode. */
  throughPooler?: boolean;
}

function openVisitorPool(
  url: string,
  { connections, throughPooler }: ReaderOptions,
  timeouts: DatabaseTimeouts,
): Pool {
  return new ConnectionPool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: timeouts.connect,
    ...connectionSettings(timeouts, { readOnly: true, throughPooler, settings: GENERIC_PLANS }),
  });
}

class ReplicaReader implements Reader {
  private usePrimaryUntil = 0;

  constructor(
    private readonly replica: Reader,
    private readonly primary: Reader,
  ) {}

  usePrimaryFor(milliseconds: number): void {
    this.usePrimaryUntil = Math.max(this.usePrimaryUntil, Date.now() + milliseconds);
  }

  async query<Rows>(text: string, values?: unknown[]): Promise<Rows> {
    if (Date.now() < this.usePrimaryUntil) return this.primary.query<Rows>(text, values);
    try {
      return await this.replica.query<Rows>(text, values);
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      this.usePrimaryFor(REPLICA_RETRY_MILLISECONDS);
      return this.primary.query<Rows>(text, values);
    }
  }
}

function isUnreachable(error: unknown): boolean {
  if (error instanceof DatabaseConnectionError) return true;
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' && /^(E[A-Z]+|57P0\d|08\w{3})$/.test(code);
}

function inTurn(readers: readonly Reader[]): Reader {
  let next = 0;
  const query = async (text: string, values?: unknown[]): Promise<unknown> => {
    next = (next + 1) % readers.length;
    return readers[next]?.query(text, values);
  };
  return { query: query as Reader['query'] };
}

/** Limits the concurrent statements of each account; further statements wait. */
export function createAccountReaders(reader: Reader): (accountId: string) => Reader {
  const queues = new Map<string, PQueue>();
  const queueOf = (accountId: string): PQueue => {
    const known = queues.get(accountId);
    if (known) return known;
    const queue = new PQueue({ concurrency: MOST_STATEMENTS_OF_ACCOUNT });
    queue.on('idle', () => queues.delete(accountId));
    queues.set(accountId, queue);
    return queue;
  };
  return (accountId) => ({
    query: async <Rows>(text: string, values?: unknown[]): Promise<Rows> =>
      queueOf(accountId).add(() => reader.query<Rows>(text, values)),
  });
}

/** Visitors get their own pools. */
export function openReaders(
  dataSource: DataSource,
  options: ReaderOptions,
  timeouts: DatabaseTimeouts = DEFAULT_TIMEOUTS,
) {
  const statement = Math.min(timeouts.statement, VISITOR_STATEMENT_MILLISECONDS);
  const open = (url: string): Pool => openVisitorPool(url, options, { ...timeouts, statement });
  const read = (pool: Pool): Reader =>
    options.throughPooler ? new PooledReader(pool, statement) : new PreparedReader(pool);
  const primaryPool = open(options.url);
  const replicaPools = options.replicaUrls.map(open);
  const primary = read(primaryPool);
  const signedIn: Reader = options.throughPooler
    ? dataSource
    : new PreparedReader((dataSource.driver as PostgresDriver).master as Pool);
  const replicas = replicaPools.map((pool) => new ReplicaReader(read(pool), primary));
  return {
    /** Visitors' connections to the primary server. */
    pool: primaryPool,
    /** For visitors' reads that must not lag: the primary server. */
    primary,
    /** Separate read-only connections; a replica lags, so the primary server answers for ten seconds after a change. */
    visitors: replicas.length > 0 ? inTurn(replicas) : primary,
    /** For signed-in users, who must read their own writes: the primary server. */
    signedIn,
    /** For an account, which must not take all connections. */
    ofAccount: createAccountReaders(signedIn),
    /** Call it when any process changes public data. */
    changed: (): void => replicas.forEach((replica) => replica.usePrimaryFor(REPLICA_LAG_MILLISECONDS)),
    close: async (): Promise<void> => {
      for (const pool of [primaryPool, ...replicaPools]) await pool.end();
    },
  };
}

export type Readers = ReturnType<typeof openReaders>;
