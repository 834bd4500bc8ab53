import { type ChildProcess, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { oddRequests, sendOddRequests } from '../../../scripts/lib/odd-requests.mjs';
import { createTestDatabase, type TestDatabase } from '../setup/database';
import { spawnProduct, stopProcess } from '../setup/processes/product-process';

jest.setTimeout(90_000);

let database: TestDatabase;
let directory: string;
let product: ChildProcess | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  directory = mkdtempSync(path.join(tmpdir(), 'ainsathi-odd-'));
});
afterEach(() => stopProcess(product));
afterAll(async () => {
  await database.drop();
  rmSync(directory, { recursive: true, force: true });
});

async function start(variables: NodeJS.ProcessEnv): Promise<string> {
  const settings = { DATA_DIR: directory, DATABASE_URL: database.url, SEED: 'none', ...variables };
  const started = spawnProduct(settings);
  product = started.process;
  return started.address;
}

/** The process that listens, and those that it has started. */
function processesOf(id: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([child = 0, parent]) => (child === id || parent === id ? [child] : []));
}

it.each(['1', '2'])(
  'with WEB_CONCURRENCY %s, the processes that answer the first of 200 odd requests answer the last',
  async (WEB_CONCURRENCY) => {
    const origin = await start({ WEB_CONCURRENCY, PUBLIC_RATE_LIMIT: '1000000' });
    const before = processesOf(product?.pid ?? 0);
    const answers = await sendOddRequests(origin, oddRequests(200));
    expect(answers).toHaveLength(200);
    expect(answers.filter(({ status }) => status === 500)).toEqual([]);
    const ofTargets = answers.filter(({ isNoTarget }) => isNoTarget).map(({ status }) => status);
    // 421: the target is the address of another host.
    expect(ofTargets.filter((status) => status !== 400 && status !== 421)).toEqual([]);
    expect(processesOf(product?.pid ?? 0)).toEqual(before);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  },
);

it('ends with 1, after one line in the log and the answers that are under way, when nothing has caught an error', async () => {
  const preload = path.join(directory, 'throw.cjs');
  writeFileSync(preload, "process.on('SIGUSR2', () => { throw new Error('not caught'); });");
  const origin = await start({ NODE_OPTIONS: `--require "${preload}"`, LOG_LEVEL: 'fatal' });
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  let output = '';
  product?.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise((resolve) => product?.once('exit', resolve));
  product?.kill('SIGUSR2');
  expect(await ended).toBe(1);
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('not caught');
});
