import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { OperatorCommand } from './commands/operator-command';
import { createApp } from './app';
import { createHealthApp } from './http/health';
import { createTokens } from './auth/token';
import { storedEncryptionKeys } from './platform/encryption/stored-encryption-keys';
import { createSealing } from './platform/encryption/sealing';
import type { Config } from './config/config';
import type { Platform } from './context';
import { type Listener, openListener } from './db/listener';
import { openForCommand } from './db/open-for-command';
import { grantProductRights, hasPlainRole } from './db/product-role';
import { type OpenDatabase, openDatabase, withAdvisoryLock } from './db/open-database';
import { refuseDemoAccounts } from './seed/refuse-demo-accounts';
import { setDemoAppointment } from './seed/demo-appointment';
import { seedDemo } from './seed/seed-demo';
import { checkEncryptionKeys } from './commands/encryption-check';
import { ensureFirstAdmin, refuseCommonAdminPassword } from './commands/admin';
import { readPersistedQueries } from './graphql/persisted-queries';
import { versionsOfRooms } from './modules/cases/room/room.service';
import { Live } from './platform/live/live';
import { startFoldingLawyerCounts } from './modules/lawyers/directory/directory-counts.job';
import { createScanner } from './platform/document-rules/scanner';
import { openFileStores } from './platform/files/open-file-stores';
import { createSealedFiles } from './platform/sealed-files/sealed-files';
import { createJobHandlers, repeatedWork } from './job-handlers';
import { createJobQueue } from './platform/jobs/job-queue';
import { installJobs, type JobWorkers, startJobWorkers } from './platform/jobs/job-workers';
import { createUnsubscribeLinks } from './platform/mail/unsubscribe-links';
import { createPrivateLinks } from './platform/private-links/private-links';
import { openPush } from './platform/push/push-keys';
import { poolOf } from './db/data-source';
import { createLoadMonitor } from './platform/load';
import { MAX_CONNECTIONS } from './http/server-limits';
import { PartnerKeys } from './auth/partner-keys';
import { createLimits } from './platform/rate-limits';
import { updateReferenceTables } from './db/reference-tables';
import { startProcessGroup } from './http/process-group';
import { createBuiltRenderer, createDevelopmentRenderer } from './pages/renderer';
import { randomBytes } from 'node:crypto';
import { createOnce } from './platform/files/disk';

/** Without a configured secret: generated once and stored in the data folder. */
async function developmentJwtSecret(dataDirectory: string): Promise<string> {
  return createOnce(dataDirectory, 'jwt-secret', () => randomBytes(48).toString('base64url'));
}

export interface Running {
  /** Such as http://localhost:4000. */
  address: string;
  /** Waits for running requests, then closes the database. */
  stop: () => Promise<void>;
}

/** Uses the keys of the settings or the data folder. */
export async function openSealed(
  config: Config,
): Promise<Pick<Platform, 'sealing' | 'sealedFiles' | 'files' | 'privateFiles'>> {
  const keys = config.encryptionKeys ?? (await storedEncryptionKeys(config.dataDirectory));
  return {
    sealing: createSealing(keys),
    sealedFiles: createSealedFiles(keys),
    ...openFileStores(config),
  };
}

async function createPlatform(
  config: Config,
  log: Logger,
  { dataSource, readers }: OpenDatabase,
  listener: Listener,
): Promise<Platform> {
  const secret = config.jwtSecret ?? (await developmentJwtSecret(config.dataDirectory));
  return {
    config,
    dataSource,
    readers,
    ...(await openSealed(config)),
    tokens: createTokens(secret, config.formerJwtSecrets),
    partners: new PartnerKeys(dataSource),
    limits: createLimits({ ...config, secret, dataSource }),
    load: createLoadMonitor(config.shedding, () => poolOf(dataSource)?.takeLongestWait() ?? 0),
    scanner: config.scannerUrl === null ? null : createScanner(config.scannerUrl),
    jobs: createJobQueue(),
    push: await openPush(config),
    unsubscribeLinks: createUnsubscribeLinks(secret, config.formerJwtSecrets),
    privateLinks: createPrivateLinks(secret, config.formerJwtSecrets),
    live: new Live({ dataSource, listener, log, versionsOf: versionsOfRooms }),
    log,
  };
}

async function prepareData(platform: Platform): Promise<void> {
  const { config, dataSource } = platform;
  await checkEncryptionKeys(platform);
  await updateReferenceTables(dataSource);
  if (config.production) await refuseDemoAccounts(dataSource);
  if (config.seed === 'demo') {
    await seedDemo(dataSource, platform);
    if (config.calls !== null) await setDemoAppointment(dataSource);
  }
  await ensureFirstAdmin(platform, config.firstAdmin);
}

/** Creates the jobs' tables and schedules, and grants rights on them; under the start lock. */
async function prepareJobs({ ownerUrl, directUrl }: OpenDatabase, log: Logger): Promise<void> {
  if (ownerUrl === null) return;
  await installJobs(ownerUrl, log, repeatedWork);
  await grantProductRights(ownerUrl, directUrl);
}

/** Migrates the database and prepares its data. @throws database errors of `start`. */
export async function migrate(config: Config, log: Logger): Promise<void> {
  const database = await openDatabase(config, log, () => undefined);
  try {
    await withAdvisoryLock(database.directUrl, async () => {
      await prepareJobs(database, log);
      await updateReferenceTables(database.dataSource);
    });
  } finally {
    await database.close();
  }
}

/** @throws database errors of `start`, CommandError. */
export async function runCommand(
  config: Config,
  log: Logger,
  command: OperatorCommand,
  args: readonly string[],
): Promise<string[]> {
  const database = await openForCommand(config, log);
  try {
    return await command(database.dataSource, args);
  } finally {
    await database.close();
  }
}

/** Serves one port with several processes. @param onLost called when they cannot continue. */
export async function startGroup(
  config: Config,
  log: Logger,
  onLost: (detail: string) => void,
): Promise<Running> {
  const database = await openDatabase(config, log, onLost);
  const group = startProcessGroup(
    config.processes,
    {
      DATABASE_URL: database.url,
      DATABASE_URL_FILE: '',
      DATABASE_OWNER_URL: database.ownerUrl ?? '',
      DATABASE_OWNER_URL_FILE: '',
    },
    log,
    () => onLost('a process could not start; its reason is above'),
  );
  return {
    address: `http://localhost:${await group.listening}`,
    stop: async () => {
      await group.stop();
      await database.close();
    },
  };
}

async function startWorkers(platform: Platform, directUrl: string): Promise<JobWorkers> {
  const { dataSource, log } = platform;
  const repeated = repeatedWork.map((work) => ({ ...work, run: async () => work.run(platform, directUrl) }));
  const workers = await startJobWorkers(directUrl, log, createJobHandlers(platform), repeated);
  const stopCounting = startFoldingLawyerCounts(dataSource, log);
  return {
    stop: async () => {
      stopCounting();
      await workers.stop();
    },
  };
}

async function createServingApp(platform: Platform, changes: Listener) {
  const renderer = await (platform.config.webDev ? createDevelopmentRenderer() : createBuiltRenderer());
  if (!renderer) platform.log.warn('the web client is not built: only the API is served; run npm run build');
  return createApp(platform, renderer, changes, { persistedQueries: await readPersistedQueries() });
}

/** @throws Error if the port, the database or a migration fails. @param onLost called when the process cannot continue. */
export async function start(config: Config, log: Logger, onLost: (detail: string) => void): Promise<Running> {
  refuseCommonAdminPassword(config);
  const database = await openDatabase(config, log, onLost);
  try {
    const changes = await openListener(database.directUrl, log);
    const platform = await createPlatform(config, log, database, changes);
    await withAdvisoryLock(database.directUrl, async () => {
      await prepareJobs(database, log);
      await prepareData(platform);
    });
    if (config.production && database.ownerUrl && !hasPlainRole(database.ownerUrl, database.directUrl))
      log.warn('the product owns its tables; with DATABASE_OWNER_URL it has a role that cannot change them');
    if (config.calls === null) log.warn('no TURN_URLS: there are no video calls');
    const workers = config.processRole === 'web' ? null : await startWorkers(platform, database.directUrl);
    const app =
      config.processRole === 'worker' ? createHealthApp(platform) : await createServingApp(platform, changes);
    await new Promise<void>((resolve, reject) => {
      app.server.once('error', reject);
      app.server.listen({ port: config.port, host: config.host, backlog: MAX_CONNECTIONS }, resolve);
    });
    const { port } = app.server.address() as AddressInfo;
    return {
      address: `http://localhost:${port}`,
      stop: async () => {
        await app.stop();
        platform.load.stop();
        platform.live.stop();
        await changes.stop();
        await workers?.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
