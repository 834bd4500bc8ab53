import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Config } from '../config';
import { createDataSource } from './data-source';
import { startEmbeddedPostgres } from './embedded';

/** The open, migrated database and how to close it. */
export interface OpenDatabase {
  dataSource: DataSource;
  /** The server that is written to. */
  url: string;
  close: () => Promise<void>;
}

// Any constant will do; it keeps two processes from migrating or seeding at the same time.
const START_LOCK = 4_200_117;

async function connect(url: string, replicaUrls: readonly string[]): Promise<DataSource> {
  const dataSource = createDataSource(url, replicaUrls);
  await dataSource.initialize();
  return dataSource;
}

/** Runs work while no other process runs its own: for migrating and seeding at start. */
export async function alone<Result>(dataSource: DataSource, work: () => Promise<Result>): Promise<Result> {
  const runner = dataSource.createQueryRunner();
  await runner.connect();
  try {
    await runner.query('set statement_timeout = 0');
    await runner.query('select pg_advisory_lock($1)', [START_LOCK]);
    return await work();
  } finally {
    await runner.query('select pg_advisory_unlock($1)', [START_LOCK]).catch(() => undefined);
    await runner.query('reset statement_timeout').catch(() => undefined);
    await runner.release();
  }
}

/**
 * Opens the server that `DATABASE_URL` names or the embedded database, and brings it up to date.
 * @param onLost called when the embedded server ends by itself.
 */
export async function openDatabase(
  config: Config,
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
    const dataSource = await connect(url, config.databaseReplicaUrls);
    await alone(dataSource, () => dataSource.runMigrations());
    return {
      dataSource,
      url,
      close: async () => {
        await dataSource.destroy().catch(() => undefined);
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
