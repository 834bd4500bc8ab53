import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../lib/paths.mjs';
import { PRODUCTION } from '../lib/production-settings.mjs';
import { startThrowawayServer } from '../lib/throwaway-server.mjs';
import { fillCasesOf, fillPostsAndCases, registerClients } from './fill-posts-and-cases.mjs';
import { fillWithLawyers } from './fill.mjs';
import { databaseProcess, processorTime } from './processor-time.mjs';

/** Starts the built product, with limits and log as in production, and the baseline on one database with a number of lawyers. Resolves with both, each an origin and `processorTime()`,
 * and `stop()`. */
export async function startServers(lawyers) {
  const started = [];
  const stop = async () => {
    for (const end of started.splice(0).reverse()) await end();
  };
  try {
    const database = await startDatabase();
    started.push(database.stop);
    const settings = {
      ...PRODUCTION,
      DATABASE_URL: database.url,
      JWT_SECRET: randomBytes(32).toString('base64url'),
      LOG_LEVEL: 'info',
    };
    const product = await startThrowawayServer(settings, null);
    started.push(product.stop);
    await fillWithLawyers(database.url, lawyers);
    await fillPostsAndCases(database.url);
    const clients = await registerClients(product.origin);
    await fillCasesOf(
      database.url,
      clients.map(({ id }) => id),
    );
    const baseline = await startBaseline(database.url);
    started.push(baseline.stop);
    const databaseId = databaseProcess(database.folder);
    const withProcessorTime = ({ origin, processId }) => ({
      origin,
      processorTime: () => processorTime(processId, databaseId),
    });
    return { product: withProcessorTime(product), baseline: withProcessorTime(baseline), clients, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Starts the embedded PostgreSQL with some settings in a new folder inside `parent`: `url` of the owner, `productUrl` of a role
 * that owns nothing, `folder`, and `stop()`, which also removes the folder.
 */
export async function startDatabase({ parent = tmpdir(), settings } = {}) {
  const folder = mkdtempSync(path.join(parent, 'ainsathi-bench-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    // Under root the database runs as another account, which must be able to traverse the folder.
    chmodSync(folder, 0o711);
    const { startEmbeddedPostgres } = createRequire(import.meta.url)(
      inRoot('api', 'dist', 'db', 'embedded', 'embedded-postgres.js'),
    );
    const database = await startEmbeddedPostgres({ dataDirectory: folder, settings, log: () => undefined });
    const stop = async () => database.stop().finally(remove);
    return { url: database.url, productUrl: database.productUrl, folder, stop };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Starts the bare server on a database: `origin`, `processId` and `stop()`. */
export async function startBaseline(databaseUrl) {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const child = fork(inRoot('scripts', 'bench', 'baseline.mjs'), { env });
  const [port] = await once(child, 'message');
  const stop = async () => {
    child.disconnect();
    await once(child, 'exit');
  };
  return { origin: `http://127.0.0.1:${port}`, processId: child.pid, stop };
}
