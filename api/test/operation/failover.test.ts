import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client as Connection } from 'pg';
import { migrate } from '../../src/db/open-database';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/db/embedded/embedded-postgres';
import { Client } from '../setup/client';
import { InterruptibleConnection } from '../setup/processes/interruptible-connection';
import { PASSWORD } from '../setup/people';
import { type RunningApp, startApp } from '../setup/running-app';

const RIGHT_WITHIN_MILLISECONDS = 10_000;

const address = new InterruptibleConnection();
const folders: string[] = [];
let primary: EmbeddedPostgres;
let standby: EmbeddedPostgres;
let app: RunningApp;

async function startServer(): Promise<EmbeddedPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ainsathi-failover-'));
  await chmod(folder, 0o711);
  folders.push(folder);
  const server = await startEmbeddedPostgres({ dataDirectory: folder, log: () => undefined });
  await migrate(server.url);
  return server;
}

/** Gives a server's role the password of another one, and lets it only read. */
async function makeStandby({ url }: EmbeddedPostgres, password: string): Promise<void> {
  const connection = new Connection({ connectionString: url });
  await connection.connect();
  await connection.query(
    `alter role current_user password '${password}';
     alter role current_user set default_transaction_read_only = on`,
  );
  await connection.end();
}

beforeAll(async () => {
  primary = await startServer();
  standby = await startServer();
  await makeStandby(standby, new URL(primary.url).password);
  app = await startApp({}, () => address.open(primary.url), { cached: true });
});

afterAll(async () => {
  await app.stop();
  await address.interrupt();
  for (const server of [primary, standby]) await server.stop();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

let people = 0;

/** The status of a registration, which writes. */
async function register(): Promise<number> {
  people += 1;
  const person = { name: 'New Here', email: `new${people}@example.test`, password: PASSWORD, role: 'user' };
  return (await new Client(app.origin).rest('POST', '/auth/register', person)).status;
}

/** The port of the server that visitors read. */
async function readPort(): Promise<string> {
  const [row] = await app.platform.readers.visitors.query<{ port: string }[]>(
    'select inet_server_port()::text as port',
  );
  return row?.port ?? '';
}

/** The address leads to a server, with every connection made anew. */
async function failOverTo({ url }: EmbeddedPostgres): Promise<void> {
  address.leadTo(url);
  await address.interrupt();
  await address.restore();
  await sleep(500);
}

/** Whether it becomes true in time. */
async function soon(isRight: () => Promise<boolean>): Promise<boolean> {
  const since = performance.now();
  while (performance.now() - since < RIGHT_WITHIN_MILLISECONDS) {
    if (await isRight()) return true;
    await sleep(100);
  }
  return false;
}

it('refuses writes with 503 on a server that only reads, and is right soon after the address leads elsewhere', async () => {
  expect(await register()).toBe(201);
  await failOverTo(standby);
  expect(await Promise.all([register(), register(), register(), register()])).toEqual([503, 503, 503, 503]);

  // The connections to the standby server stay open, as they do when a name in DNS changes.
  address.leadTo(primary.url);
  expect(await soon(async () => (await register()) === 201)).toBe(true);
  expect([await register(), await register(), await register()]).toEqual([201, 201, 201]);
  expect(await readPort()).toBe(new URL(primary.url).port);
});

it('reads from the new primary server although nobody writes', async () => {
  await failOverTo(standby);
  await Promise.allSettled([readPort(), readPort(), readPort()]);
  expect(await readPort()).toBe(new URL(standby.url).port);
  address.leadTo(primary.url);
  expect(await soon(async () => (await readPort()) === new URL(primary.url).port)).toBe(true);
});
