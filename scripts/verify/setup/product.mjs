import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, statfsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { fillWithLawyers } from '../../bench/fill.mjs';
import { startDatabase } from '../../bench/servers.mjs';
import { inRoot } from '../../lib/paths.mjs';
import { PRODUCTION } from '../../lib/production-settings.mjs';
import { Promises, sized } from '../../lib/promises.mjs';
import { run as runProgram } from '../../lib/run.mjs';
import { freePort, startThrowawayServer } from '../../lib/throwaway-server.mjs';

/** The program of the product, for commands of operators. */
export const PROGRAM = inRoot('api', 'dist', 'main.js');

/** Loads a module of the product, or a package that it uses. */
export const requireFromProduct = createRequire(PROGRAM);

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 1024 ** 3;

/** What lasts until the end of the run: the server of the databases, and the products that drills share. */
export const lasting = new Promises();
/** One server for all drills of this run. */
let server = null;
/** Its own database, migrated, which is copied for drills that share none. */
let template = null;
let databases = 0;

/** Waits for no disk: what dies in a drill is the product, not its database. The long form measures with one. */
function withoutDisk() {
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const { bavail = 0, bsize = 0 } = existsSync(MEMORY) ? statfsSync(MEMORY) : {};
  return { settings, parent: bavail * bsize > ENOUGH_BYTES ? MEMORY : tmpdir() };
}

async function startServer() {
  const started = await startDatabase(sized({}, withoutDisk()));
  lasting.atEnd(started.stop);
  return started;
}

async function migrate(url) {
  const env = { ...process.env, ...PRODUCTION, DATABASE_URL: url, JWT_SECRET: newSecret() };
  await runProgram('migrate', process.execPath, [PROGRAM, 'migrate'], { env });
  return new URL(url).pathname.slice(1);
}

const newSecret = () => randomBytes(32).toString('base64url');

function addressOf(url, database) {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

/** Connects to a database as the owner of its tables, until the end of the drill. */
export function connectTo(run, url) {
  // One connection, whose statements wait for each other.
  const client = new pg.Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0 });
  // A closing connection may still get the error of the ending server.
  client.on('error', () => undefined);
  run.atEnd(() => client.end());
  return client;
}

/** Makes a database, migrated unless `isEmpty`: `url` of the owner, `productUrl` of a role that owns nothing. */
export async function createDatabase({ isEmpty = false } = {}) {
  server ??= startServer();
  const { url, productUrl } = await server;
  databases += 1;
  const name = `drill_${databases}`;
  const client = new pg.Client({ connectionString: addressOf(url, 'postgres') });
  await client.connect();
  if (!isEmpty) template ??= migrate(url);
  await client.query(`create database ${name} template ${isEmpty ? 'template0' : await template}`);
  await client.end();
  return { url: addressOf(url, name), productUrl: addressOf(productUrl, name) };
}

/** Ends what lasts. */
export const endLasting = () => lasting.end();

/**
 * Starts processes of the product as in production, together, on a new database unless one is given. Gives their `origins`,
 * `start(port, variables)` for another process, `processes`, which ends them and starts them anew, their present `settings`, and `url`,
 * `productUrl` and `client` of the database.
 */
export async function startProducts(
  run,
  { processes: count = 1, lawyers = 0, variables = {}, database = null } = {},
) {
  database ??= await createDatabase();
  if (lawyers > 0) await fillWithLawyers(database.url, lawyers);
  const settings = {
    ...PRODUCTION,
    DATABASE_URL: database.url,
    JWT_SECRET: newSecret(),
    // A slow machine would refuse what a drill counts.
    SHEDDING: 'off',
    ...variables,
  };
  const start = async (port, more = {}) => {
    const address = port === undefined ? {} : { PORT: port };
    const probe = await memoryProbe();
    const product = await startThrowawayServer({ ...settings, ...probe.variables, ...more, ...address });
    run.atEnd(product.stop);
    return { ...product, livingMemory: probe.livingMemory };
  };
  const running = await Promise.all(Array.from({ length: count }, () => start()));
  const client = connectTo(run, database.url);
  const origins = running.map(({ origin }) => origin);
  return { ...database, client, origins, start, settings, processes: processesOf(running, start, settings) };
}

function processesOf(running, start, settings) {
  const ended = new Set();
  const restart = async (n, variables = {}) => {
    await running[n].stop();
    Object.assign(settings, variables);
    running[n] = await start(new URL(running[n].origin).port);
    ended.delete(n);
  };
  return {
    idOf: (n) => running[n].processId,
    livingMemory: (n) => running[n].livingMemory(),
    kill: (n) => {
      ended.add(n);
      process.kill(running[n].processId, 'SIGKILL');
    },
    stop: (n) => {
      ended.add(n);
      return running[n].stop();
    },
    /** Stops a process unless it has ended, and starts it at the same address; with other settings, which last. */
    restart,
    /** Starts those that have ended. */
    restartEnded: () => Promise.all([...ended].map((n) => restart(n))),
  };
}

/** Variables without a proxy in front: requests of this machine are not limited. */
export const UNLIMITED = { TRUST_PROXY: 'false' };

/** Does work of the product itself on a database, beside its processes. */
export async function withDataSource(url, work) {
  const { createDataSource } = requireFromProduct('./db/data-source.js');
  const dataSource = createDataSource(url);
  await dataSource.initialize();
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

/** The memory of a process that is in use, in MB. */
export function memoryOf(processId) {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(processId)], { encoding: 'utf8' })) / 1024;
}

/** Variables by which a product serves its living memory, and a function that asks for it: MB after a garbage collection. */
async function memoryProbe() {
  const port = await freePort();
  const probe = fileURLToPath(new URL('memory-probe.cjs', import.meta.url));
  const variables = { NODE_OPTIONS: `--require "${probe}"`, MEMORY_PROBE_PORT: String(port) };
  const livingMemory = async () => {
    const { heapUsed, external } = await (await fetch(`http://127.0.0.1:${port}`)).json();
    return (heapUsed + external) / 1024 / 1024;
  };
  return { variables, livingMemory };
}

/** Watches the memory of a process; `stop()` gives the most that it had, in MB. */
export function watchMemory(processId) {
  let most = memoryOf(processId);
  const timer = setInterval(() => (most = Math.max(most, memoryOf(processId))), 100);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}
