import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import {
  DataDirectoryInUseError,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../src/db/embedded/embedded-postgres';
import { createMissingLinks, runnableBinaries } from '../../src/db/embedded/embedded-binaries';
import { isAlive } from '../../src/db/embedded/embedded-lock';

const OWNER = path.join(__dirname, '..', 'setup', 'processes', 'database-owner.ts');
const REPOSITORY = path.join(__dirname, '..', '..', '..');

let dataDirectory: string;
let running: EmbeddedPostgres[] = [];
let owners: ChildProcess[] = [];

beforeEach(() => {
  dataDirectory = mkdtempSync(path.join(tmpdir(), 'ainsathi-embedded-'));
});

afterEach(async () => {
  for (const owner of owners) owner.kill('SIGKILL');
  for (const server of running) await server.stop();
  owners = [];
  running = [];
  rmSync(dataDirectory, { recursive: true, force: true });
});

async function start(onUnexpectedExit?: (detail: string) => void): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDirectory, log: () => undefined, onUnexpectedExit });
  running.push(server);
  return server;
}

/** Starts another process on the folder and waits until it has written some rows. */
async function startOwner(rows: number): Promise<{ owner: ChildProcess; acknowledged: () => number }> {
  const owner = spawn(
    process.execPath,
    ['-C', '@ainsathi/source', '-r', '@swc-node/register', OWNER, dataDirectory],
    {
      cwd: REPOSITORY,
    },
  );
  owners.push(owner);
  let last = 0;
  const lines = createInterface({ input: owner.stdout });
  await new Promise<void>((resolve, reject) => {
    let stderrText = '';
    owner.stderr.on('data', (chunk: Buffer) => (stderrText += chunk.toString()));
    owner.once('exit', () => reject(new Error(`the owner ended early: ${stderrText}`)));
    lines.on('line', (line) => {
      last = Number(line);
      if (last === rows) resolve();
    });
  });
  return { owner, acknowledged: () => last };
}

function serverPid(): number {
  return Number(readFileSync(path.join(dataDirectory, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

async function query<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('the embedded PostgreSQL', () => {
  it('keeps its data from one start to the next', async () => {
    const first = await start();
    await query(first.url, 'create table stored as select 42 as n');
    await first.stop();
    const second = await start();
    expect(await query(second.url, 'select n from stored')).toEqual([{ n: 42 }]);
  });

  it('requires the password, for a role without superuser rights, in UTC and UTF-8', async () => {
    const { url } = await start();
    const stranger = new URL(url);
    stranger.password = 'guess';
    await expect(query(stranger.toString(), 'select 1')).rejects.toThrow(/password authentication failed/);
    const [facts] = await query(
      url,
      `select current_setting('is_superuser') as superuser, current_setting('TimeZone') as zone,
              current_setting('server_encoding') as encoding, current_setting('listen_addresses') as addresses`,
    );
    expect(facts).toEqual({ superuser: 'off', zone: 'UTC', encoding: 'UTF8', addresses: '127.0.0.1' });
    expect(statSync(path.join(dataDirectory, 'postgres.json')).mode & 0o777).toBe(0o600);
  });

  it('refuses a second start on the same folder, naming the process that has it', async () => {
    const { url } = await start();
    const refusal = await start().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DataDirectoryInUseError);
    expect((refusal as DataDirectoryInUseError).message).toContain(`process ${process.pid}`);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('ends when its owner is killed, and the next start has every acknowledged row', async () => {
    const { owner, acknowledged } = await startOwner(200);
    const pid = serverPid();
    owner.kill('SIGKILL');
    await once(owner, 'close');
    const { url } = await start();
    expect(isAlive(pid)).toBe(false);
    const [row] = await query<{ rows: number }>(url, 'select count(*)::int as rows from written');
    expect(row?.rows).toBeGreaterThanOrEqual(acknowledged());
  });

  it('recovers when owner and server are killed at once', async () => {
    const { owner, acknowledged } = await startOwner(200);
    process.kill(serverPid(), 'SIGKILL');
    owner.kill('SIGKILL');
    await once(owner, 'close');
    const { url } = await start();
    const [row] = await query<{ rows: number }>(url, 'select count(*)::int as rows from written');
    expect(row?.rows).toBeGreaterThanOrEqual(acknowledged());
  });

  it('ignores a stale pid file or lock with the id of another running process', async () => {
    await (await start()).stop();
    writeFileSync(path.join(dataDirectory, 'postgres', 'postmaster.pid'), `${process.pid}\n`);
    writeFileSync(path.join(dataDirectory, 'postgres.lock'), `${process.pid}\nan earlier process\n`);
    const { url } = await start();
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('reports an unexpected exit', async () => {
    const reported = new Promise<string>((resolve) => {
      void start(resolve).then(() => process.kill(serverPid(), 'SIGQUIT'));
    });
    expect(await reported).toContain('received immediate shutdown request');
  });
});

describe('the programs', () => {
  it('get their missing library links back', () => {
    const program = realpathSync(runnableBinaries(dataDirectory).postgres);
    const original = path.dirname(path.dirname(program));
    const copy = path.join(dataDirectory, 'package', 'native');
    cpSync(original, copy, { recursive: true, verbatimSymlinks: true });
    const links = JSON.parse(readFileSync(path.join(copy, 'pg-symlinks.json'), 'utf8')) as {
      target: string;
    }[];
    for (const { target } of links) rmSync(path.join(copy, '..', target));
    const version = (): number | null => spawnSync(path.join(copy, 'bin', 'postgres'), ['--version']).status;
    expect(version()).not.toBe(0);
    createMissingLinks(copy);
    expect(version()).toBe(0);
  });
});
