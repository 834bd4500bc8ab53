import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { fillWithLawyers } from '../../bench/fill.mjs';
import { startDatabase } from '../../bench/servers.mjs';
import { inRoot } from '../../lib/paths.mjs';
import { PRODUCTION } from '../../lib/production-settings.mjs';
import { run as runProgram } from '../../lib/run.mjs';
import { freePort, startThrowawayServer } from '../../lib/throwaway-server.mjs';

/** The program of the product, for commands of operators. */
export const PROGRAM = inRoot('api', 'dist', 'main.js');

/** Loads a module of the product, or a package that it uses. */
export const requireFromProduct = createRequire(PROGRAM);

/** One server for all drills of this run, whose own database is migrated and copied for each. */
let server = null;
let databases = 0;

async function startServer() {
  const started = await startDatabase();
  const env = { ...process.env, ...PRODUCTION, DATABASE_URL: started.url, JWT_SECRET: newSecret() };
  await runProgram('migrate', process.execPath, [PROGRAM, 'migrate'], { env });
  return started;
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
  const template = isEmpty ? 'template0' : new URL(url).pathname.slice(1);
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return { url: addressOf(url, name), productUrl: addressOf(productUrl, name) };
}

/** Ends the server of this run. */
export async function closeDatabases() {
  await (await server)?.stop();
  server = null;
}

/**
 * Starts processes of the product as in production, together, on a database of their own. Gives their `origins`, `start(port,
 * variables)` for another one, `processes`, which ends them and starts them anew, `url`, `productUrl` and `client` of the database.
 */
export async function startProducts(run, { processes: count = 1, lawyers = 0, variables = {} } = {}) {
  const database = await createDatabase();
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
    const product = await startThrowawayServer({ ...settings, ...more, ...address });
    run.atEnd(product.stop);
    return product;
  };
  const running = await Promise.all(Array.from({ length: count }, () => start()));
  const client = connectTo(run, database.url);
  const origins = running.map(({ origin }) => origin);
  return { ...database, client, origins, start, processes: processesOf(running, start) };
}

function processesOf(running, start) {
  return {
    idOf: (n) => running[n].processId,
    kill: (n) => process.kill(running[n].processId, 'SIGKILL'),
    stop: (n) => running[n].stop(),
    /** Stops a process unless it has ended, and starts it at the same address. */
    restart: async (n, variables) => {
      await running[n].stop();
      running[n] = await start(new URL(running[n].origin).port, variables);
    },
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
export async function memoryProbe() {
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
