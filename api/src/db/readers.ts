import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';
import { DatabaseConnectionError } from '../errors/database-error';
import { ConnectionPool } from './connection-pool';
import { connectionSettings, DEFAULT_TIMEOUTS, type DatabaseTimeouts } from './connection-settings';
import { PreparedReader } from './prepared-reader';
import type { Reader } from './reader';
import { ReplicaProgress } from './replica-progress';

/** Readers for the two kinds of requests. */
export interface Readers {
  /**
   * For visitors: read-only connections of their own, so that they never take those of signed-in users; of a replica when
   * there is one. A replica lags behind, so that the primary server is read from a change until the replica has it, too.
   */
  visitors: Reader;
  /** For signed-in users, who must read their own writes: the primary server. */
  signedIn: Reader;
  /** Public data was changed, by any process. */
  changed: () => void;
  close: () => Promise<void>;
}

/** PostgreSQL would plan a named statement anew each time where it guesses that the plan for any values is worse. */
const GENERIC_PLANS = { plan_cache_mode: 'force_generic_plan' };

const VISITOR_STATEMENT_MILLISECONDS = 5_000;
const REPLICA_RETRY_MILLISECONDS = 5_000;

/** Where the readers read, and how. */
export interface ReaderOptions {
  url: string;
  replicaUrls: readonly string[];
  /** Those of visitors, to the primary server and to each replica. */
  connections: number;
  /** Whether the addresses are those of a pooler in transaction mode. */
  throughPooler?: boolean;
  /** False where a pooler knows no named statements. */
  namedStatements?: boolean;
}

function openVisitorPool(
  url: string,
  { connections, throughPooler = false }: ReaderOptions,
  timeouts: DatabaseTimeouts,
): Pool {
  const statement = Math.min(timeouts.statement, VISITOR_STATEMENT_MILLISECONDS);
  return new ConnectionPool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: timeouts.connect,
    ...connectionSettings(
      { ...timeouts, statement },
      { readOnly: true, throughPooler, settings: GENERIC_PLANS },
    ),
  });
}

/** Reads from a replica; from the primary server while the replica is behind a change or cannot be reached. */
function withFallback(replica: Reader, primary: Reader, progress: ReplicaProgress): Reader {
  let awayUntil = 0;
  const query = async (text: string, values?: unknown[]): Promise<unknown> => {
    if (progress.isBehind || Date.now() < awayUntil) return primary.query(text, values);
    try {
      return await replica.query(text, values);
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      awayUntil = Date.now() + REPLICA_RETRY_MILLISECONDS;
      return primary.query(text, values);
    }
  };
  return { query: query as Reader['query'] };
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

/** The readers of both kinds of requests; visitors get pools of their own. */
export function openReaders(
  dataSource: DataSource,
  options: ReaderOptions,
  timeouts: DatabaseTimeouts = DEFAULT_TIMEOUTS,
): Readers {
  const read = (pool: Pool): Reader => new PreparedReader(pool, options.namedStatements);
  const primaryPool = openVisitorPool(options.url, options, timeouts);
  const replicaPools = options.replicaUrls.map((replica) => openVisitorPool(replica, options, timeouts));
  const primary = read(primaryPool);
  const replicas = replicaPools.map((pool) => {
    const replica = read(pool);
    const progress = new ReplicaProgress(replica, primary);
    return { reader: withFallback(replica, primary, progress), progress };
  });
  return {
    visitors: replicas.length > 0 ? inTurn(replicas.map(({ reader }) => reader)) : primary,
    signedIn: read((dataSource.driver as PostgresDriver).master as Pool),
    changed: () => replicas.forEach(({ progress }) => progress.changed()),
    close: async () => {
      replicas.forEach(({ progress }) => progress.stop());
      for (const pool of [primaryPool, ...replicaPools]) await pool.end();
    },
  };
}
