import type { PoolConfig } from 'pg';
import { QueryTimeoutClient } from './query-timeout-client';
import { CONNECTION_SECONDS } from './statement-names';

// Shorter than the client's timeout of 15 seconds, so that the client receives an error response.
const STATEMENT_MILLISECONDS = 10_000;
const QUERY_MILLISECONDS = 12_000;
const CONNECT_MILLISECONDS = 5_000;

/** The trigram similarity from which a misspelt word matches a word of a name. */
const WORD_SIMILARITY = 0.5;

/** How long a pool waits for its server, in milliseconds. */
export interface DatabaseTimeouts {
  /** For a new connection, or for a free one of the pool. */
  connect: number;
  /** For one statement, before the server cancels it; 0 for no limit. */
  statement: number;
  /** For a response of the server, before its connection is closed; 0 for no limit. */
  query: number;
}

export const DEFAULT_TIMEOUTS: DatabaseTimeouts = {
  connect: CONNECT_MILLISECONDS,
  statement: STATEMENT_MILLISECONDS,
  query: QUERY_MILLISECONDS,
};

/** For long statements, such as building an index. */
export const NO_QUERY_TIMEOUTS: DatabaseTimeouts = { ...DEFAULT_TIMEOUTS, statement: 0, query: 0 };

/**
 * The settings of every connection to PostgreSQL.
 * @param parameters further settings of the server for the session.
 */
export function connectionSettings(
  timeouts: DatabaseTimeouts,
  parameters: Readonly<Record<string, string>> = {},
): PoolConfig {
  const settings = { 'pg_trgm.word_similarity_threshold': String(WORD_SIMILARITY), ...parameters };
  return {
    Client: QueryTimeoutClient,
    query_timeout: timeouts.query,
    statement_timeout: timeouts.statement,
    idle_in_transaction_session_timeout: timeouts.statement,
    maxLifetimeSeconds: CONNECTION_SECONDS,
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  };
}
