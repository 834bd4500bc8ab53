import type { PoolConfig } from 'pg';
import { QueryTimeoutClient } from './query-timeout-client';
import { CONNECTION_SECONDS } from './statement-names';
import { transactionSettingsClient } from './transaction-settings-client';

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

/** What one kind of connections is for. */
export interface ConnectionUse {
  /** Visitors only read. */
  readOnly?: boolean;
  /** Whether a pooler in transaction mode is in between: then nothing can be set for the session. */
  throughPooler?: boolean;
  /** Further settings of the server. */
  settings?: Readonly<Record<string, string>>;
}

/** The settings of every connection to PostgreSQL. */
export function connectionSettings(
  timeouts: DatabaseTimeouts,
  { readOnly = false, throughPooler = false, settings: further = {} }: ConnectionUse = {},
): PoolConfig {
  const settings = {
    'pg_trgm.word_similarity_threshold': String(WORD_SIMILARITY),
    statement_timeout: String(timeouts.statement),
    idle_in_transaction_session_timeout: String(timeouts.statement),
    ...further,
  };
  const common = { query_timeout: timeouts.query, maxLifetimeSeconds: CONNECTION_SECONDS };
  if (throughPooler) return { ...common, Client: transactionSettingsClient({ readOnly, settings }) };
  const ofSession = readOnly ? { ...settings, default_transaction_read_only: 'on' } : settings;
  return {
    ...common,
    Client: QueryTimeoutClient,
    options: Object.entries(ofSession)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  };
}
