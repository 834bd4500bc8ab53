import path from 'node:path';
import * as pg from 'pg';
import { DataSource } from 'typeorm';
import { ConnectionPool } from './connection-pool';
import { QueryTimeoutClient } from './query-timeout-client';
import { SnakeNaming } from './naming';

// Shorter than the client's timeout of 15 seconds, so that the client receives an error response.
const STATEMENT_MILLISECONDS = 10_000;
const QUERY_MILLISECONDS = 12_000;
const CONNECT_MILLISECONDS = 5_000;
const CONNECTIONS = 12;

/** The trigram similarity from which a misspelt word matches a word of a name. */
const WORD_SIMILARITY = 0.5;

/** How long a data source waits for its server, in milliseconds. */
export interface DatabaseTimeouts {
  /** For a new connection, or for a free one of the pool. */
  connect: number;
  /** For one statement, before the server cancels it; 0 for no limit. */
  statement: number;
  /** For a response of the server, before its connection is closed; 0 for no limit. */
  query: number;
}

const TIMEOUTS: DatabaseTimeouts = {
  connect: CONNECT_MILLISECONDS,
  statement: STATEMENT_MILLISECONDS,
  query: QUERY_MILLISECONDS,
};

/** For long statements, such as building an index. */
export const NO_QUERY_TIMEOUTS: DatabaseTimeouts = { ...TIMEOUTS, statement: 0, query: 0 };

/** A class with TypeORM's decorators that describes a table. */
export type EntityClass = new () => object;

/**
 * A connection pool on a PostgreSQL 15+ server; call `initialize()`. Never synchronizes.
 * @param entities the classes of the tables; none are needed to run migrations.
 */
export function createDataSource(
  url: string,
  entities: readonly EntityClass[],
  replicaUrls: readonly string[] = [],
  timeouts: DatabaseTimeouts = TIMEOUTS,
): DataSource {
  const server =
    replicaUrls.length > 0
      ? {
          replication: {
            master: { url },
            slaves: replicaUrls.map((replica) => ({ url: replica })),
            // Replicas are only read explicitly: a login must see a password that was changed a moment ago.
            defaultMode: 'master' as const,
          },
        }
      : { url };
  return new DataSource({
    type: 'postgres',
    driver: { ...pg, Pool: ConnectionPool },
    ...server,
    entities: [...entities],
    migrations: [path.join(__dirname, 'migrations', '*.{js,ts}')],
    migrationsTransactionMode: 'each',
    namingStrategy: new SnakeNaming(),
    poolSize: CONNECTIONS,
    connectTimeoutMS: timeouts.connect,
    installExtensions: false,
    extra: {
      Client: QueryTimeoutClient,
      query_timeout: timeouts.query,
      statement_timeout: timeouts.statement,
      options: `-c pg_trgm.word_similarity_threshold=${WORD_SIMILARITY}`,
      idle_in_transaction_session_timeout: timeouts.statement,
    },
  });
}
