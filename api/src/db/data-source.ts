import path from 'node:path';
import * as pg from 'pg';
import { DataSource } from 'typeorm';
import { ConnectionPool } from './connection-pool';
import { QueryTimeoutClient } from './query-timeout-client';
import { SnakeNaming } from './naming';

// The browser gives a question up after 15 seconds; by then it has an answer, if only that there is none.
const STATEMENT_MILLISECONDS = 10_000;
const ANSWER_MILLISECONDS = 12_000;
const CONNECT_MILLISECONDS = 5_000;
const CONNECTIONS = 12;

/** How alike a word of a name must be to what was typed, so that a misspelt name is still found. */
const WORD_LIKENESS = 0.5;

/** How long a data source waits for its server, in milliseconds. */
export interface DatabasePatience {
  /** How long a connection may take, or a place in the pool. */
  connect: number;
  /** How long the server may work on one statement before it is told to stop; 0 for as long as it takes. */
  statement: number;
  /** How long a server may say nothing before its connection is given up; 0 for ever. */
  answer: number;
}

const PATIENCE: DatabasePatience = {
  connect: CONNECT_MILLISECONDS,
  statement: STATEMENT_MILLISECONDS,
  answer: ANSWER_MILLISECONDS,
};

/** For work that takes as long as it takes, such as building an index. */
export const ENDLESS_PATIENCE: DatabasePatience = { ...PATIENCE, statement: 0, answer: 0 };

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
  patience: DatabasePatience = PATIENCE,
): DataSource {
  const server =
    replicaUrls.length > 0
      ? {
          replication: {
            master: { url },
            slaves: replicaUrls.map((replica) => ({ url: replica })),
            // Whoever asks for a replica says so: a password that was just changed must be the one that is read.
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
    connectTimeoutMS: patience.connect,
    installExtensions: false,
    extra: {
      Client: QueryTimeoutClient,
      query_timeout: patience.answer,
      statement_timeout: patience.statement,
      options: `-c pg_trgm.word_similarity_threshold=${WORD_LIKENESS}`,
      idle_in_transaction_session_timeout: patience.statement,
    },
  });
}
