import { Client } from 'pg';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Config } from '../config';
import { NO_QUERY_TIMEOUTS } from './connection-settings';
import { createDataSource, type EntityClass } from './data-source';
import { startEmbeddedPostgres } from './embedded/embedded-postgres';
import { openReaders, type Readers } from './readers';

/** The open, migrated database and how to close it. */
export interface OpenDatabase {
  dataSource: DataSource;
  readers: Readers;
  /** The URL of the primary server. */
  url: string;
  close: () => Promise<void>;
}

// The key of the advisory lock: any constant that nothing else locks.
const START_LOCK = 4_200_117;

/** A pool for writes and signed-in users, and the readers; each kind of request gets half of the connections. */
async function connect(
  url: string,
  entities: readonly EntityClass[],
  { databaseReplicaUrls, databaseConnections }: Config,
): Promise<Pick<OpenDatabase, 'dataSource' | 'readers'>> {
  const forVisitors = Math.floor(databaseConnections / 2);
  const dataSource = createDataSource(url, entities, { connections: databaseConnections - forVisitors });
  await dataSource.initialize();
  return {
    dataSource,
    readers: openReaders(dataSource, { url, replicaUrls: databaseReplicaUrls, connections: forVisitors }),
  };
}

/** Runs work while holding the start lock, so that two processes never migrate or seed at the same time. */
export async function withAdvisoryLock<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  // A separate connection without timeouts: another process may hold the lock for a long migration.
  const client = new Client({ connectionString: url, application_name: 'ainsathi-start' });
  // A lost connection releases the lock but does not stop the work, whose own connections report the failure.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    return await work();
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function migrate(url: string): Promise<void> {
  const dataSource = createDataSource(url, [], { timeouts: NO_QUERY_TIMEOUTS });
  await dataSource.initialize();
  try {
    await withAdvisoryLock(url, () => dataSource.runMigrations());
  } finally {
    await dataSource.destroy();
  }
}

/**
 * Connects to the server of `DATABASE_URL`, or starts the embedded one, and runs the pending migrations.
 * @param onLost called when the embedded server ends by itself.
 */
export async function openDatabase(
  config: Config,
  entities: readonly EntityClass[],
  log: Logger,
  onLost: (detail: string) => void,
): Promise<OpenDatabase> {
  const embedded =
    config.databaseUrl === null
      ? await startEmbeddedPostgres({
          dataDirectory: config.dataDirectory,
          log: (line) => log.debug({ postgres: line }, 'postgres'),
          onUnexpectedExit: onLost,
        })
      : null;
  try {
    const url = config.databaseUrl ?? embedded?.url ?? '';
    await migrate(url);
    const { dataSource, readers } = await connect(url, entities, config);
    return {
      dataSource,
      readers,
      url,
      close: async () => {
        await readers.close().catch(() => undefined);
        await dataSource.destroy().catch(() => undefined);
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
