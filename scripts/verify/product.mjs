import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { startDatabase } from '../bench/servers.mjs';
import { fillWithLawyers } from '../bench/fill.mjs';
import { PRODUCTION } from '../lib/production-settings.mjs';
import { freePort, startThrowawayServer } from '../lib/throwaway-server.mjs';

/**
 * Starts processes of the product as in production on one database, whose `url` and `folder` are given too. Each process has
 * `origin`, `processId` and `stop()`; `start(port, variables)` starts another one.
 */
export async function startProducts({ atEnd }, { processes = 1, lawyers = 0, variables = {} } = {}) {
  const database = await startDatabase();
  atEnd(database.stop);
  const secret = randomBytes(32).toString('base64url');
  const start = async (port, more = {}) => {
    const address = port === undefined ? {} : { PORT: port };
    const environment = {
      ...PRODUCTION,
      DATABASE_URL: database.url,
      JWT_SECRET: secret,
      ...variables,
      ...more,
      ...address,
    };
    const product = await startThrowawayServer(environment);
    atEnd(product.stop);
    return product;
  };
  const started = [await start()];
  if (lawyers > 0) await fillWithLawyers(database.url, lawyers);
  while (started.length < processes) started.push(await start());
  return { products: started, start, database };
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

/** Watches the memory of a process; `peak()` is the most it had so far. */
export function watchMemory(processId) {
  let most = memoryOf(processId);
  const timer = setInterval(() => (most = Math.max(most, memoryOf(processId))), 100);
  return {
    peak: () => most,
    stop: () => clearInterval(timer),
  };
}
