import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AppOptions, createApp } from '../../src/app';
import { PASSWORD_HASHING } from '../../src/auth/password';
import { createTokens } from '../../src/auth/token';
import { createSealing } from '../../src/platform/encryption/sealing';
import { type Config, readConfig } from '../../src/config/config';
import type { Platform } from '../../src/context';
import { disconnectedListener, type Listener, openListener } from '../../src/db/listener';
import type { DatabaseTimeouts } from '../../src/db/connection-settings';
import { createDataSource } from '../../src/db/data-source';
import { openReaders } from '../../src/db/readers';
import { PartnerKeys } from '../../src/auth/partner-keys';
import { createLimits } from '../../src/platform/rate-limits';
import { createScanner } from '../../src/platform/document-rules/scanner';
import { createSealedFiles } from '../../src/platform/sealed-files/sealed-files';
import { PICTURES, PRIVATE_FILES } from '../../src/platform/files/file-store';
import { createLocalFiles } from '../../src/platform/files/file-store';
import { updateReferenceTables } from '../../src/db/reference-tables';
import { createJobQueue } from '../../src/platform/jobs/job-queue';
import { createUnsubscribeLinks } from '../../src/platform/mail/unsubscribe-links';
import { createPrivateLinks } from '../../src/platform/private-links/private-links';
import { openPush, type PushSettings } from '../../src/platform/push/push-keys';
import { unmonitored } from '../../src/platform/load';
import { createLog } from '../../src/platform/log/log';
import type { Logger } from 'pino';
import type { Renderer } from '../../src/pages/renderer';
import { versionsOfRooms } from '../../src/modules/cases/room/room.service';
import { Live } from '../../src/platform/live/live';
import { createTestDatabase, type TestDatabase } from './database';

const SECRET = 'a secret for tests that nobody else has, 48 bytes';
/** What the product promises; most tests hash with less, which takes a fortieth of the time. */
export const PROMISED_HASHING = { ...PASSWORD_HASHING };
Object.assign(PASSWORD_HASHING, { memoryCost: 1024, timeCost: 1 });

const KEYS = [{ id: 'test', key: Buffer.alloc(32, SECRET) }];

/** The product over HTTP, on a separate database. */
export interface RunningApp {
  /** Such as http://127.0.0.1:40123. */
  origin: string;
  platform: Platform;
  /** The folder of stored pictures. */
  uploads: string;
  feed: Listener;
  /** The rows that a statement gives. */
  sql: <Row = Record<string, unknown>>(statement: string, values?: unknown[]) => Promise<Row[]>;
  stop: () => Promise<void>;
}

/** The database of another app, which drops it. */
function databaseOf({ platform }: RunningApp): TestDatabase {
  const { url } = platform.dataSource.options as { url: string };
  return { url, drop: () => Promise.resolve() };
}

/**
 * Starts the real application on a fresh, migrated database; once a test file, as `appOfTests` does.
 * @param connectThrough replaces the URL of the database, such as by that of an `InterruptibleConnection`.
 * @param options the renderer of pages; `cached` for response caches, which are off by default because most tests write
 * to the database directly; the timeouts of the database; the keys of push; the queries that are known by id; the kinds
 * of private documents; how many pages are rendered at once; and another app beside which this one runs, on one database.
 */
export async function startApp(
  changes: Partial<Config> = {},
  connectThrough: (url: string) => string | Promise<string> = (url) => url,
  options: Pick<AppOptions, 'persistedQueries' | 'privateKinds' | 'rendering' | 'compiledAfter'> & {
    renderer?: Renderer;
    cached?: boolean;
    timeouts?: DatabaseTimeouts;
    push?: PushSettings;
    log?: Logger;
    beside?: RunningApp;
  } = {},
): Promise<RunningApp> {
  const database = options.beside ? databaseOf(options.beside) : await createTestDatabase();
  const directory = await mkdtemp(path.join(tmpdir(), 'ainsathi-app-'));
  const uploads = path.join(directory, 'uploads');
  const config: Config = {
    ...readConfig({ DATA_DIR: directory, LOG_LEVEL: 'silent', PUBLIC_RATE_LIMIT: '1000000' }),
    ...changes,
  };
  const url = await connectThrough(database.url);
  const dataSource = createDataSource(url, options);
  await dataSource.initialize();
  const readers = openReaders(
    dataSource,
    { url, replicaUrls: config.databaseReplicaUrls, connections: 6 },
    options.timeouts,
  );
  await updateReferenceTables(dataSource);
  const log = options.log ?? createLog(config.logLevel);
  const feed = options.cached ? await openListener(url, log) : disconnectedListener;
  const platform: Platform = {
    config,
    dataSource,
    readers,
    sealing: createSealing(KEYS),
    tokens: createTokens(SECRET),
    partners: new PartnerKeys(dataSource),
    limits: createLimits({ ...config, secret: SECRET, dataSource }),
    load: unmonitored,
    files: createLocalFiles(uploads, PICTURES),
    privateFiles: createLocalFiles(path.join(directory, 'private'), PRIVATE_FILES),
    sealedFiles: createSealedFiles(KEYS),
    scanner: config.scannerUrl === null ? null : createScanner(config.scannerUrl),
    jobs: createJobQueue(),
    push: options.push ?? (await openPush(config)),
    unsubscribeLinks: createUnsubscribeLinks(SECRET),
    privateLinks: createPrivateLinks(SECRET),
    live: new Live({ dataSource, listener: feed, log, versionsOf: versionsOfRooms }),
    log,
  };
  const app = await createApp(platform, options.renderer ?? null, feed, {
    persistedQueries: options.persistedQueries,
    privateKinds: options.privateKinds,
    rendering: options.rendering,
    // GraphQL's own executor, unless a test is about the compiled one.
    compiledAfter: options.compiledAfter ?? Infinity,
  });
  await new Promise<void>((resolve) => app.server.listen(0, '127.0.0.1', resolve));
  const { port } = app.server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    platform,
    uploads,
    feed,
    sql: (statement, values) => dataSource.query(statement, values),
    stop: async () => {
      await app.stop();
      platform.live.stop();
      await feed.stop();
      await readers.close();
      if (dataSource.isInitialized) await dataSource.destroy();
      await database.drop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Starts the application before the tests of a file, and stops it after them; empty until then. */
export function appOfTests(...settings: Parameters<typeof startApp>): RunningApp {
  const app = {} as RunningApp;
  beforeAll(async () => Object.assign(app, await startApp(...settings)));
  afterAll(() => app.stop());
  return app;
}
