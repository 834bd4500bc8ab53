import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseAccount } from './embedded-account';
import type { PostgresBinaries } from './embedded-binaries';
import { EmbeddedPostgresError } from './embedded-error';
import { isAlive } from './embedded-lock';

export interface PostgresProcessOptions {
  binaries: PostgresBinaries;
  cluster: string;
  account: DatabaseAccount | undefined;
  settings: Record<string, string>;
  log: (line: string) => void;
}

/** Stops the server when our pipe closes, even after kill -9 of Node. Its own session protects it from Ctrl-C in a terminal. */
const SUPERVISOR =
  'exec 3<&0; "$0" "$@" </dev/null 3<&- & server=$!; ' +
  '(read -r _ <&3; kill -INT $server) & watch=$!; ' +
  'wait $server; status=$?; kill $watch 2>/dev/null; exit $status';

const READY = 'database system is ready to accept connections';
const RETRY_MILLISECONDS = 15_000;
const STOP_TIMEOUT_MILLISECONDS = 30_000;
const MAX_LOG_LINES = 20;

/** Starts the server on a free port; retries for 15 seconds while a killed server uses the cluster. @throws EmbeddedPostgresError with its log. */
export async function startPostgresProcess(options: PostgresProcessOptions) {
  await stopOrphan(options);
  const deadline = Date.now() + RETRY_MILLISECONDS;
  for (;;) {
    const attempt = await tryOnce(options);
    if (attempt.running) return attempt.running;
    if (!isTemporary(attempt.failure) || Date.now() > deadline) {
      throw new EmbeddedPostgresError(`The embedded PostgreSQL did not start. Its log:\n${attempt.failure}`);
    }
    await sleep(200);
  }
}

/** A killed server's processes still hold the shared memory, or the port was taken after its check. */
function isTemporary(log: string): boolean {
  return /shared memory|lock file|could not bind|could not create any TCP/i.test(log);
}

export type PostgresProcess = Awaited<ReturnType<typeof startPostgresProcess>>;

async function tryOnce(options: PostgresProcessOptions) {
  const port = await freePort();
  const child = spawnServer(options, port);
  const lines: string[] = [];
  const onLogLine = (line: string): void => {
    lines.push(line);
    if (lines.length > MAX_LOG_LINES) lines.shift();
    options.log(line);
  };
  /** Resolves with the last log lines when the server has ended. */
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', () => resolve(lines.join('\n')));
  });
  const ready = new Promise<'ready'>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        onLogLine(line);
        if (line.includes(READY)) resolve('ready');
      });
    }
  });
  const outcome = await Promise.race([ready.then(() => undefined), exited]);
  if (outcome !== undefined) return { running: null, failure: outcome };
  const stop = (): Promise<void> => stopServer(child, exited, options);
  return { running: { port, exited, stop }, failure: '' };
}

function spawnServer(
  { binaries, cluster, account, settings }: PostgresProcessOptions,
  port: number,
): ChildProcess {
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    jit: 'off',
    ...settings,
  };
  const server = [binaries.postgres, '-D', cluster];
  for (const [name, value] of Object.entries(all)) server.push('-c', `${name}=${value}`);
  const windows = process.platform === 'win32';
  const [program = '', ...args] = windows ? server : ['/bin/sh', '-c', SUPERVISOR, ...server];
  // PostgreSQL does not inherit the environment: PGDATA and similar variables would change its behaviour.
  const env = windows ? process.env : { PATH: process.env.PATH, LC_ALL: 'C' };
  const child = spawn(program, args, {
    ...account,
    cwd: cluster,
    env,
    detached: !windows,
    stdio: 'pipe',
    windowsHide: true,
  });
  // Closing the pipe to an ended server is no error.
  child.stdin.on('error', () => undefined);
  return child;
}

/** Rolls back open transactions; committed transactions are on disk. */
async function stopServer(
  child: ChildProcess,
  exited: Promise<string>,
  options: PostgresProcessOptions,
): Promise<void> {
  if (process.platform === 'win32') runPgCtlStop(options, 'fast');
  child.stdin?.end();
  const timer = new AbortController();
  const timeout = sleep(STOP_TIMEOUT_MILLISECONDS, 'timeout', { signal: timer.signal }).catch(() => 'done');
  if ((await Promise.race([exited, timeout])) === 'timeout') {
    options.log('PostgreSQL did not stop in time: stopping it at once. It recovers at the next start.');
    runPgCtlStop(options, 'immediate');
    await exited;
  }
  timer.abort();
}

/** This process holds the lock, so the parent of a server still running on this cluster has ended. */
async function stopOrphan(options: PostgresProcessOptions): Promise<void> {
  const file = path.join(options.cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!(pid > 0) || !isAlive(pid) || !mayBePostgres(pid)) {
    rmSync(file, { force: true });
    return;
  }
  options.log(`waiting for PostgreSQL ${pid}, left over from a killed start, to stop`);
  for (let waited = 0; waited < 3_000 && isAlive(pid); waited += 50) await sleep(50);
  if (isAlive(pid)) runPgCtlStop(options, 'fast');
}

/** In a restarted container the old process id often belongs to another program. */
function mayBePostgres(pid: number): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
  } catch {
    return isAlive(pid);
  }
}

function runPgCtlStop(options: PostgresProcessOptions, mode: 'fast' | 'immediate'): void {
  const args = ['stop', '-D', options.cluster, '-m', mode, '-w', '-t', '20'];
  spawnSync(options.binaries.pgCtl, args, { ...options.account, cwd: options.cluster, windowsHide: true });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
