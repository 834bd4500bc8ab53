import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Config } from '../config/config';
import { NO_QUERY_TIMEOUTS } from './connection-settings';
import { createDataSource } from './data-source';
import { startEmbeddedPostgres } from './embedded/embedded-postgres';
import { grantProductRights, mayChangeTables } from './product-role';
import { openReaders } from './readers';
import { withClient } from '../platform/with-client';

/** A wrong setup; the operator reads the message. */
export class DatabaseSetupError extends Error {}

// The key of the advisory lock: any constant that nothing else locks.
const START_LOCK = 4_200_117;
const START_LOCK_PAUSE_MILLISECONDS = 250;

const MIGRATION_LOCK_TIMEOUT = '2s';
const MIGRATION_PAUSE_MILLISECONDS = 1_000;
const MIGRATION_RETRY_MILLISECONDS = 60_000;
const LOCK_NOT_AVAILABLE = '55P03';
const INSUFFICIENT_PRIVILEGE = '42501';

/** A pool for writes and signed-in users, and the readers; each gets half of the connections. */
async function connect(url: string, { databaseDirectUrl, databaseReplicaUrls, databaseConnections }: Config) {
  const forVisitors = Math.floor(databaseConnections / 2);
  const throughPooler = databaseDirectUrl !== null;
  const connections = databaseConnections - forVisitors;
  const dataSource = createDataSource(url, { connections, throughPooler });
  await dataSource.initialize();
  if (throughPooler) await refuseUnlimitedStatements(dataSource);
  const replicaUrls = databaseReplicaUrls;
  const readers = openReaders(dataSource, { url, replicaUrls, connections: forVisitors, throughPooler });
  return { dataSource, readers };
}

/** @throws DatabaseSetupError if the pooler's connections lack the settings of `docs/operating.md`. */
async function refuseUnlimitedStatements(dataSource: DataSource): Promise<void> {
  const [row] = await dataSource.query<{ timeout: string }[]>(
    `select current_setting('statement_timeout') as timeout`,
  );
  if (row?.timeout !== '0') return;
  await dataSource.destroy();
  throw new DatabaseSetupError(
    'DATABASE_URL: the connections of this pooler have no statement_timeout. Give it the connect_query of docs/operating.md.',
  );
}

/** Holds the start lock, so that two processes never migrate or seed concurrently. */
export async function withAdvisoryLock<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  // A lost connection releases the lock but does not stop the work, whose own connections report the failure.
  return withClient(url, 'start', async (client) => {
    // Polls, because a waiting statement holds a snapshot, for which a concurrent index build would wait.
    while (!(await tryLock(client))) await wait(START_LOCK_PAUSE_MILLISECONDS);
    return work();
  });
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ isLocked: boolean }>(
    'select pg_try_advisory_lock($1) as "isLocked"',
    [START_LOCK],
  );
  return rows[0]?.isLocked === true;
}

/** Waiting for a lock would block later statements, so each try ends after two seconds. */
async function runMigrations(dataSource: DataSource): Promise<void> {
  const until = Date.now() + MIGRATION_RETRY_MILLISECONDS;
  for (;;) {
    try {
      await dataSource.runMigrations();
      return;
    } catch (error) {
      if ((error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE || Date.now() > until) throw error;
      await wait(MIGRATION_PAUSE_MILLISECONDS);
    }
  }
}

/** Migrates a server's database; never concurrently. */
export async function migrate(url: string): Promise<void> {
  const settings = { lock_timeout: MIGRATION_LOCK_TIMEOUT };
  const dataSource = createDataSource(url, { timeouts: NO_QUERY_TIMEOUTS, settings });
  await dataSource.initialize();
  try {
    await withAdvisoryLock(url, () => runMigrations(dataSource));
  } finally {
    await dataSource.destroy();
  }
}

/** @throws DatabaseSetupError for a pending migration. */
async function refuseOldSchema(dataSource: DataSource): Promise<void> {
  const isOld = await dataSource.showMigrations().catch((error: unknown) => {
    if ((error as { code?: unknown }).code === INSUFFICIENT_PRIVILEGE) return true;
    throw error;
  });
  if (isOld)
    throw new DatabaseSetupError(
      'DATABASE_URL: its role changes no tables, and they are of an older version. Run `node api/dist/main.js migrate` with DATABASE_OWNER_URL first.',
    );
}

async function prepareTables(ownerUrl: string, directUrl: string): Promise<void> {
  await migrate(ownerUrl);
  // The queue's tables do not exist yet; the start grants again.
  await withAdvisoryLock(ownerUrl, () => grantProductRights(ownerUrl, directUrl));
}

/**
 * Connects to `DATABASE_URL`, or starts the embedded server, and runs pending migrations; a role that cannot change tables
 * refuses pending migrations.
 * @param onLost called when the embedded server ends by itself.
 */
export async function openDatabase(config: Config, log: Logger, onLost: (detail: string) => void) {
  const embedded =
    config.databaseUrl === null
      ? await startEmbeddedPostgres({
          dataDirectory: config.dataDirectory,
          log: (line) => log.debug({ postgres: line }, 'postgres'),
          onUnexpectedExit: onLost,
        })
      : null;
  try {
    const url = config.databaseUrl ?? embedded?.productUrl ?? '';
    const directUrl = config.databaseDirectUrl ?? url;
    const givenUrl = config.databaseOwnerUrl ?? embedded?.url ?? directUrl;
    const ownerUrl = (await mayChangeTables(givenUrl)) ? givenUrl : null;
    if (ownerUrl !== null) await prepareTables(ownerUrl, directUrl);
    const { dataSource, readers } = await connect(url, config);
    if (ownerUrl === null) await refuseOldSchema(dataSource);
    return {
      dataSource,
      readers,
      /** The primary server, or its pooler. */
      url,
      /** The primary server itself, for sessions: locks and notifications. */
      directUrl,
      /** The owner of the tables; equal to `directUrl` if the product owns them, null if it cannot change them. */
      ownerUrl,
      close: async (): Promise<void> => {
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

export type OpenDatabase = Awaited<ReturnType<typeof openDatabase>>;
