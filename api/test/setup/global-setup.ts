import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDataSource } from '../../src/db/data-source';
import { startEmbeddedPostgres } from '../../src/db/embedded/embedded-postgres';
import { installJobs } from '../../src/platform/jobs/job-workers';
import { createLog } from '../../src/platform/log/log';
import { addressOf, recreateDatabase, TEMPLATE_DATABASE } from './database';
import { testRun } from './test-run';

/** One server for the whole run and one migrated database in it, which every test file clones. */
export default async function globalSetup(): Promise<void> {
  const server = process.env.TEST_DATABASE_URL ?? (await startThrowawayServer());
  process.env.TEST_SERVER_URL = server;
  process.env.TEST_PRODUCT_URL = testRun.throwaway?.server.productUrl ?? productUrlOn(server);
  await recreateDatabase(server, TEMPLATE_DATABASE);
  const dataSource = createDataSource(addressOf(server, TEMPLATE_DATABASE));
  await dataSource.initialize();
  try {
    await dataSource.runMigrations();
  } finally {
    await dataSource.destroy();
  }
  await installJobs(addressOf(server, TEMPLATE_DATABASE), createLog('warn'));
}

/** On a server of one's own the owner makes the role when a test grants its rights. */
function productUrlOn(server: string): string {
  const url = new URL(server);
  url.username = 'ainsathi_test_app';
  url.password = randomBytes(16).toString('hex');
  return url.toString();
}

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 1024 ** 3;

/** A folder in memory, where there is one with room: a copy of the template takes a fifth of the time. */
async function fastFolder(): Promise<string> {
  const { bavail = 0, bsize = 0 } = (await statfs(MEMORY).catch(() => null)) ?? {};
  return bavail * bsize > ENOUGH_BYTES ? MEMORY : tmpdir();
}

async function startThrowawayServer(): Promise<string> {
  const directory = await mkdtemp(path.join(await fastFolder(), 'ainsathi-test-'));
  await chmod(directory, 0o711);
  const lines: string[] = [];
  const server = await startEmbeddedPostgres({
    dataDirectory: directory,
    log: (line) => lines.push(line),
    // The tests then fail for lack of a database; this prints the cause.
    onUnexpectedExit: (detail) => process.stderr.write(`The tests' PostgreSQL ended: ${detail}\n`),
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  testRun.throwaway = { server, directory };
  return server.url;
}
