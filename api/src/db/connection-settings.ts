import type { PoolConfig } from 'pg';
import { QueryTimeoutClient } from './connection-pool';
import { CONNECTION_SECONDS } from './reader';

// Shorter than the client's timeout of 15 seconds, so that the client receives an error response.
const STATEMENT_MILLISECONDS = 10_000;
const QUERY_MILLISECONDS = 12_000;
const CONNECT_MILLISECONDS = 5_000;

/** The minimum trigram similarity of misspelt words. */
const WORD_SIMILARITY = 0.5;

/** In milliseconds. */
export interface DatabaseTimeouts {
  /** For a connection, new or free in the pool. */
  connect: number;
  /** Before the server cancels a statement; 0 for no limit. */
  statement: number;
  /** Before a connection without a response is closed; 0 for no limit. */
  query: number;
}

export const DEFAULT_TIMEOUTS: DatabaseTimeouts = {
  connect: CONNECT_MILLISECONDS,
  statement: STATEMENT_MILLISECONDS,
  query: QUERY_MILLISECONDS,
};

/** For long statements, such as building an index. */
export const NO_QUERY_TIMEOUTS: DatabaseTimeouts = { ...DEFAULT_TIMEOUTS, statement: 0, query: 0 };

export interface ConnectionUse {
  readOnly?: boolean;
  /** A pooler in transaction mode has its own settings, and refuses settings of a client. */
  throughPooler?: boolean;
  settings?: Readonly<Record<string, string>>;
}

export function connectionSettings(
  timeouts: DatabaseTimeouts,
  { readOnly = false, throughPooler = false, settings: further = {} }: ConnectionUse = {},
): PoolConfig {
  const settings = {
    'pg_trgm.word_similarity_threshold': String(WORD_SIMILARITY),
    statement_timeout: String(timeouts.statement),
    idle_in_transaction_session_timeout: String(timeouts.statement),
    // Starting parallel workers costs more than they save in statements of milliseconds.
    max_parallel_workers_per_gather: '0',
    // PostgreSQL's default fits a spinning disk, and makes it read whole tables instead of their indexes.
    random_page_cost: '1.1',
    ...(readOnly && { default_transaction_read_only: 'on' }),
    ...further,
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  return {
    Client: QueryTimeoutClient,
    query_timeout: timeouts.query,
    maxLifetimeSeconds: CONNECTION_SECONDS,
    ...(!throughPooler && { options: options.join(' ') }),
  };
}
