import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { databaseAccount } from '../../../src/db/embedded/embedded-account';

const START_MILLISECONDS = 10_000;

/** As docs/operating.md has them. */
const SETTINGS =
  'set statement_timeout = 10000; set idle_in_transaction_session_timeout = 10000; set pg_trgm.word_similarity_threshold = 0.5';

/** A PgBouncer in transaction mode before the tests' database. */
export interface PgBouncer {
  /** The address of a database, through the pooler. */
  through: (url: string) => string;
  stop: () => Promise<void>;
}

function findPgBouncer(): string {
  const configured = process.env.PGBOUNCER_PATH;
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/opt/homebrew/bin'];
  const found = configured ?? folders.map((folder) => path.join(folder, 'pgbouncer')).find(existsSync);
  if (found) return found;
  throw new Error(
    'No PgBouncer here: install one (Debian: apt-get install pgbouncer; macOS: brew install pgbouncer) or set PGBOUNCER_PATH.',
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_MILLISECONDS;
  while (child.exitCode === null && Date.now() < deadline) {
    const socket = connect(port, '127.0.0.1');
    const [listens] = await Promise.race([
      once(socket, 'connect').then(() => [true]),
      once(socket, 'error').then(() => [false]),
    ]).catch(() => [false]);
    socket.destroy();
    if (listens) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('PgBouncer did not start.');
}

/**
 * Starts PgBouncer with its own defaults but the mode: as a rule it refuses startup parameters.
 * @param server the address of the server, with the role and its password.
 * @param connections of the pooler to one database.
 * @param connectQuery sets up each of them.
 */
export async function startPgBouncer(
  server: string,
  connections: number,
  connectQuery = SETTINGS,
): Promise<PgBouncer> {
  const program = findPgBouncer();
  const directory = await mkdtemp(path.join(tmpdir(), 'ainsathi-pgbouncer-'));
  await chmod(directory, 0o755);
  const { hostname, port: serverPort, username, password } = new URL(server);
  const port = await freePort();
  const users = path.join(directory, 'users.txt');
  const settings = path.join(directory, 'pgbouncer.ini');
  await writeFile(users, `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`);
  await writeFile(
    settings,
    `[databases]
* = host=${hostname} port=${serverPort || '5432'} connect_query='${connectQuery}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
`,
  );
  // PgBouncer refuses to run as root.
  const child = spawn(program, ['-q', settings], { ...databaseAccount(directory), stdio: 'ignore' });
  await untilListening(port, child);
  return {
    through: (url) => Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).toString(),
    stop: async () => {
      if (child.exitCode === null) {
        child.kill('SIGINT');
        await Promise.race([once(child, 'exit'), new Promise((resolve) => setTimeout(resolve, 2_000))]);
        child.kill('SIGKILL');
      }
      await rm(directory, { recursive: true, force: true });
    },
  };
}
