import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client as Database } from 'pg';
import { Client } from '../setup/client';
import { createTestDatabase, type TestDatabase } from '../setup/database';
import { graphql } from '../setup/graphql';
import {
  BUILT_PRODUCT,
  productEnvironment,
  REPOSITORY,
  spawnProduct,
  stopProcess,
} from '../setup/processes/product-process';
import type { BlogV1, CaseV1, ReviewV1, SignedInV1 } from '../setup/rest-bodies';

const OWNER = { ADMIN_EMAIL: 'Owner@Example.test', ADMIN_PASSWORD: 'a password of the owner' };
const OWNER_SIGN_IN = { email: 'owner@example.test', password: OWNER.ADMIN_PASSWORD };
const DEMO_PASSWORD = 'ainsathi-demo-2026';

jest.setTimeout(90_000);

let database: TestDatabase;
let directory: string;
let product: ChildProcess | undefined;
let visitor: Client;

async function prepare(): Promise<void> {
  database = await createTestDatabase();
  directory = mkdtempSync(path.join(tmpdir(), 'ainsathi-start-'));
}

async function cleanUp(): Promise<void> {
  product?.kill('SIGKILL');
  await database.drop();
  rmSync(directory, { recursive: true, force: true });
}

function environment(variables: Record<string, string>): NodeJS.ProcessEnv {
  return { DATA_DIR: directory, DATABASE_URL: database.url, ...variables };
}

/** Runs a command of the product to its end. */
function runMain(command: string[], variables: Record<string, string>) {
  const env = productEnvironment(environment(variables));
  return spawnSync(process.execPath, [BUILT_PRODUCT, ...command], {
    cwd: REPOSITORY,
    env,
    encoding: 'utf8',
  });
}

/** The ids of the processes that a process has started. */
function childrenOf(parent: number): number[] {
  // Linux without more than its core has no `ps`.
  if (process.platform === 'linux')
    return readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number);
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([id, of]) => (id !== undefined && of === parent ? [id] : []));
}

/** Starts the product in a separate process and waits until it prints its address. */
async function start(variables: Record<string, string>): Promise<void> {
  const started = spawnProduct(environment(variables));
  product = started.process;
  visitor = new Client(await started.address);
}

const stop = (): Promise<number | null> => stopProcess(product);

const signIn = (email: string, password: string) =>
  visitor.rest<SignedInV1>('POST', '/auth/login', { email, password });

async function databaseRows(sql: string): Promise<unknown[]> {
  const connection = new Database({ connectionString: database.url });
  await connection.connect();
  try {
    return (await connection.query<object>(sql)).rows;
  } finally {
    await connection.end();
  }
}

/** What sign-ins write, the jobs of every minute, and each start of the demo, whose appointment is always near. */
const WRITTEN_MEANWHILE = ['sessions', 'audit_seals', 'mails', 'notifications', 'appointments'];

/** Every row of every other table, and every stored file with its time. */
async function everything(): Promise<Record<string, unknown>> {
  const connection = new Database({ connectionString: database.url });
  await connection.connect();
  try {
    const tables = await connection.query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1) order by 1`,
      [WRITTEN_MEANWHILE],
    );
    const held: Record<string, unknown> = {};
    for (const { name } of tables.rows)
      held[name] = (await connection.query(`select row::text from ${name} row order by 1`)).rows;
    const uploads = path.join(directory, 'uploads');
    held['files'] = readdirSync(uploads)
      .sort()
      .map((file) => [file, statSync(path.join(uploads, file)).mtimeMs]);
    return held;
  } finally {
    await connection.end();
  }
}

describe('a start with ADMIN_EMAIL and ADMIN_PASSWORD', () => {
  beforeAll(prepare);
  afterAll(cleanUp);

  it('corrects rows that differ from the list of districts', async () => {
    const rename = "update districts set name = 'Chittagong' where name = 'Chattogram' returning id";
    expect(await databaseRows(rename)).toHaveLength(1);
    await start({ SEED: 'none' });
    expect(await stop()).toBe(0);
    expect(await databaseRows("select id from districts where name = 'Chattogram'")).toHaveLength(1);
  });

  it('creates the first admin, and exits with 0 on SIGTERM', async () => {
    await start({ SEED: 'none', ...OWNER });
    const { status, body } = await signIn(OWNER_SIGN_IN.email, OWNER_SIGN_IN.password);
    expect([status, body.role]).toEqual([200, 'admin']);
    expect(await stop()).toBe(0);
  });
});

describe('a start in production', () => {
  beforeAll(prepare);
  afterAll(cleanUp);

  const PRODUCTION = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    JWT_SECRET: 'kV8x2Qm9Zr4Tb7Yw1Lp6Nd3Hs5Gf0JaWc',
    ENCRYPTION_KEYS: `check:${Buffer.alloc(32, 'key').toString('base64')}`,
  };

  it('says that there are no video calls without a relay', async () => {
    const {
      process: started,
      address,
      output,
    } = spawnProduct(environment({ ...PRODUCTION, LOG_LEVEL: 'warn' }));
    product = started;
    await address;
    // The log is written each second, and whole at the end.
    const closed = once(started, 'close');
    expect(await stop()).toBe(0);
    await closed;
    expect(output()).toContain('no TURN_URLS: there are no video calls');
  });

  it('is refused with a common password of the first admin', async () => {
    await expect(start({ ...PRODUCTION, ...OWNER, ADMIN_PASSWORD: 'password123' })).rejects.toThrow(
      'ADMIN_PASSWORD: got one of the most common passwords',
    );
  });

  it('is refused while a demo account has its password', async () => {
    await start({ SEED: 'demo', ENCRYPTION_KEYS: PRODUCTION.ENCRYPTION_KEYS });
    expect(await stop()).toBe(0);
    await expect(start(PRODUCTION)).rejects.toThrow(
      /^the product ended early: DATABASE_URL: got a database with the demo account \S+@ainsathi\.test/,
    );
  });
});

describe('a start on an empty database', () => {
  beforeAll(async () => {
    await prepare();
    await start({ SEED: 'demo', ...OWNER });
  });
  afterAll(cleanUp);

  const restAs = async <Body = unknown>(email: string, path: string) =>
    (await visitor.as((await signIn(email, DEMO_PASSWORD)).body.token).rest<Body>('GET', path)).body;

  it('lists at least 60 verified lawyers, in all 8 divisions and all 21 practice areas', async () => {
    const { lawyers, districts, practiceAreas } = await visitor.query(
      graphql(`{ lawyers { total } districts { division lawyerCount } practiceAreas { lawyerCount } }`),
    );
    expect(lawyers.total).toBeGreaterThanOrEqual(60);
    const lived = districts.filter(({ lawyerCount }) => lawyerCount > 0);
    expect(new Set(lived.map(({ division }) => division)).size).toBe(8);
    expect(practiceAreas.filter(({ lawyerCount }) => lawyerCount > 0)).toHaveLength(21);
  });

  it('holds 24 posts and 12 reviews, and every picture is there', async () => {
    const { blogs, reviews, lawyers } = await visitor.query(
      graphql(`{ blogs(limit: 100) { total items { content } } reviews { image }
        lawyers(limit: 100) { items { profilePic profilePicSmall } } }`),
    );
    expect([blogs.total, reviews.length]).toEqual([24, 12]);
    for (const { content } of blogs.items) expect(content.length).toBeGreaterThan(1000);
    const pictures = [...reviews, ...lawyers.items]
      .flatMap((addresses) => Object.values(addresses))
      .filter((address) => typeof address === 'string');
    expect(pictures.length).toBeGreaterThan(48);
    const responses = await Promise.all(
      pictures.map(async (address) => fetch(visitor.origin + address, { method: 'HEAD' })),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it.each([
    ['admin@ainsathi.test', 'admin'],
    ['lawyer@ainsathi.test', 'lawyer'],
    ['client@ainsathi.test', 'user'],
  ])('lets %s in as %s', async (email, role) => {
    const { status, body } = await signIn(email, DEMO_PASSWORD);
    expect([status, body.role]).toEqual([200, role]);
  });

  it('gives the lawyer and the client cases in several statuses, and the lawyer posts', async () => {
    const [lawyer, client] = ['lawyer@ainsathi.test', 'client@ainsathi.test'] as const;
    expect(await restAs(lawyer, '/lawyers/profile')).toMatchObject({
      name: 'Advocate Nusrat Jahan',
      verification: 'verified',
    });
    expect((await restAs<BlogV1[]>(lawyer, '/lawyers/blogs')).length).toBeGreaterThan(1);
    const theirs = await restAs<CaseV1[]>(lawyer, '/lawyers/cases');
    const own = await restAs<CaseV1[]>(client, '/users/cases');
    for (const cases of [theirs, own])
      expect(new Set(cases.map(({ status }) => status)).size).toBeGreaterThan(2);
    expect(own).toContainEqual(expect.objectContaining({ status: 'accepted', paymentStatus: 'unpaid' }));
    expect(own).toContainEqual(expect.objectContaining({ paymentStatus: 'paid' }));
  });

  it('creates no first admin beside an existing one', async () => {
    expect((await signIn(OWNER_SIGN_IN.email, OWNER_SIGN_IN.password)).status).toBe(401);
  });

  it('generates a secret that only its owner can read; the next start uses it and changes nothing', async () => {
    const file = path.join(directory, 'jwt-secret');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const secret = readFileSync(file, 'utf8');
    expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(32);
    const { token } = (await signIn('client@ainsathi.test', DEMO_PASSWORD)).body;
    const before = await everything();
    expect(await stop()).toBe(0);
    await start({ SEED: 'demo', ...OWNER });
    expect(readFileSync(file, 'utf8')).toBe(secret);
    expect((await visitor.as(token).rest('GET', '/users/profile')).status).toBe(200);
    expect(await everything()).toEqual(before);
  });
});

describe('with several processes', () => {
  beforeAll(prepare);
  afterAll(cleanUp);

  it('serves one port, shows everybody each change at once, and replaces a process that ends', async () => {
    await start({ WEB_CONCURRENCY: '2', SEED: 'none', PUBLIC_RATE_LIMIT: '100000', ...OWNER });
    const person = {
      name: 'New Here',
      email: 'new@example.test',
      password: OWNER.ADMIN_PASSWORD,
      role: 'user',
    };
    expect((await visitor.rest('POST', '/auth/register', person)).status).toBe(201);
    const signedIn = await signIn(person.email, person.password);
    const { token } = signedIn.body as { token: string };
    const review = { name: 'Kamal', designation: 'Tailor', review: 'Quick and clear.' };
    const headers = { authorization: `Bearer ${token}`, connection: 'close' };
    expect((await visitor.rest('POST', '/public/reviews', review, headers)).status).toBe(201);
    const names = async () => {
      const { body } = await visitor.rest<ReviewV1[]>('GET', '/public/reviews', undefined, {
        connection: 'close',
      });
      return body.map(({ name }) => name);
    };
    for (let request = 0; request < 6; request += 1) expect(await names()).toEqual(['Kamal']);

    const metrics = await (await fetch(`${visitor.origin}/metrics`)).text();
    expect(metrics).toMatch(/^ainsathi_database_connections\{pool="visitors",state="waiting"\} 0$/m);
    // Of both processes together: one of them has answered the review.
    expect(metrics).toMatch(
      /^ainsathi_request_seconds_count\{method="POST",route="[^"]*reviews",status="201"\} 1$/m,
    );

    const [first] = childrenOf(product?.pid ?? 0);
    process.kill(first ?? 0, 'SIGKILL');
    // A connection that it has accepted meanwhile is cut with it.
    while (childrenOf(product?.pid ?? 0).includes(first ?? 0))
      await new Promise((resolve) => setTimeout(resolve, 20));
    for (let request = 0; request < 6; request += 1) expect(await names()).toEqual(['Kamal']);
    while (childrenOf(product?.pid ?? 0).length < 2) await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await stop()).toBe(0);
  });

  it('migrates without serving', () => {
    const { status, stdout } = runMain(['migrate'], { WEB_CONCURRENCY: '2' });
    expect([status, stdout]).toEqual([0, '']);
  });
});

describe('with a role that changes no table, and without the owner', () => {
  let productUrl: string;

  beforeAll(async () => {
    await prepare();
    const address = new URL(process.env.TEST_PRODUCT_URL ?? '');
    address.pathname = new URL(database.url).pathname;
    productUrl = address.toString();
  });
  afterAll(cleanUp);

  /** The connections of the product besides its pools, by name. */
  const connections = () =>
    databaseRows(`select distinct application_name as name from pg_stat_activity
      where datname = current_database() and application_name like 'ainsathi-%' order by 1`);

  it('migrates nothing', () => {
    const { status, stderr } = runMain(['migrate'], { DATABASE_URL: productUrl });
    expect([status, stderr]).toEqual([1, expect.stringContaining('with DATABASE_OWNER_URL first')]);
  });

  it('serves what the owner has migrated, and works on no job as a web process', async () => {
    await databaseRows('delete from jobs.schedule');
    const { status } = runMain(['migrate'], { DATABASE_OWNER_URL: database.url, DATABASE_URL: productUrl });
    expect(status).toBe(0);
    expect((await databaseRows('select from jobs.schedule')).length).toBeGreaterThan(5);
    await start({ DATABASE_URL: productUrl, SEED: 'none', PROCESS_ROLE: 'web', ...OWNER });
    expect((await signIn(OWNER_SIGN_IN.email, OWNER_SIGN_IN.password)).status).toBe(200);
    expect(await connections()).toEqual([{ name: 'ainsathi-listener' }]);
    expect(await stop()).toBe(0);
  });

  it('makes an admin and takes a backup', () => {
    const out = path.join(directory, 'backup.zip');
    for (const command of [
      ['admin', 'create', 'another@example.test'],
      ['backup', '--out', out],
    ]) {
      const { status, stderr } = runMain(command, { DATABASE_URL: productUrl });
      expect([status, stderr]).toEqual([0, '']);
    }
  });

  it('works on jobs as a worker, which serves its health alone', async () => {
    await start({ DATABASE_URL: productUrl, SEED: 'none', PROCESS_ROLE: 'worker' });
    expect((await fetch(`${visitor.origin}/readyz`)).status).toBe(200);
    expect((await fetch(`${visitor.origin}/api/v1/public/lawyers`)).status).toBe(404);
    expect(await connections()).toContainEqual({ name: 'ainsathi-jobs' });
    expect(await stop()).toBe(0);
  });

  it('refuses to start on an older schema', async () => {
    await databaseRows('delete from migrations where id = (select max(id) from migrations)');
    await expect(start({ DATABASE_URL: productUrl, SEED: 'none' })).rejects.toThrow(
      /^the product ended early: DATABASE_URL: its role changes no tables, and they are of an older version\. Run /,
    );
  });
});
