import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot, root } from './paths.mjs';

const READY_WITHIN_MS = 60_000;

/**
 * Serves the built product, with demo data, on a free port (or PORT) and in a new folder.
 * Resolves when it is ready: `origin`, `dataDirectory`, `processId`, and `stop()`, which also removes the folder. `onLine` gets its output;
 * with null it goes to a file in the folder, so that nobody has work with it.
 */
export async function startThrowawayServer(variables = {}, onLine = () => undefined) {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'ainsathi-throwaway-'));
  // Under root the database runs as another account, which must be able to traverse the folder.
  chmodSync(dataDirectory, 0o711);
  const origin = `http://127.0.0.1:${variables.PORT ?? (await freePort())}`;
  const server = onLine
    ? serve(origin, dataDirectory, variables, onLine)
    : serveToFile(origin, dataDirectory, variables);
  const stop = async () => {
    if (server.process.exitCode === null && server.process.signalCode === null) {
      server.process.kill('SIGTERM');
      await once(server.process, 'exit');
    }
    rmSync(dataDirectory, { recursive: true, force: true });
  };
  try {
    await untilReady(origin, server);
    return { origin, dataDirectory, processId: server.process.pid, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function spawnProduct(origin, dataDirectory, variables, stdio) {
  const { hostname, port } = new URL(origin);
  // Never use the database that the environment of this shell names.
  const isolated = {
    DATABASE_URL: undefined,
    DATABASE_DIRECT_URL: undefined,
    DATABASE_REPLICA_URLS: undefined,
    NODE_ENV: undefined,
    SEED: undefined,
  };
  const settings = {
    HOST: hostname,
    PORT: port,
    DATA_DIR: dataDirectory,
    LOG_LEVEL: 'warn',
  };
  const env = { ...process.env, ...isolated, ...settings, ...variables };
  // As `npm start` and the image do.
  const memory = '--max-semi-space-size=64';
  return spawn(process.execPath, [memory, inRoot('api', 'dist', 'main.js')], { cwd: root, env, stdio });
}

function serve(origin, dataDirectory, variables, onLine) {
  const child = spawnProduct(origin, dataDirectory, variables, 'pipe');
  let output = '';
  for (const input of [child.stdout, child.stderr]) {
    input.setEncoding('utf8').on('data', (chunk) => (output = (output + chunk).slice(-20_000)));
    createInterface({ input }).on('line', onLine);
  }
  return { process: child, output: () => output };
}

function serveToFile(origin, dataDirectory, variables) {
  const file = path.join(dataDirectory, 'output.log');
  const descriptor = openSync(file, 'a');
  const child = spawnProduct(origin, dataDirectory, variables, ['ignore', descriptor, descriptor]);
  closeSync(descriptor);
  return { process: child, output: () => readFileSync(file, 'utf8').slice(-20_000) };
}

async function untilReady(origin, server) {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline && server.process.exitCode === null) {
    const response = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await sleep(100);
  }
  throw new Error(`The product did not start:\n${server.output()}`);
}

/** A port that is free now. */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
