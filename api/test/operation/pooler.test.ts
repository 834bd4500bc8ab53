import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client as Database } from 'pg';
import { readConfig } from '../../src/config/config';
import { openDatabase, type OpenDatabase } from '../../src/db/open-database';
import { createLog } from '../../src/platform/log/log';
import { Client } from '../setup/client';
import { addressOf, dropDatabase, recreateDatabase } from '../setup/database';
import { graphql } from '../setup/graphql';
import { type ProductProcess, spawnProduct, stopProcess } from '../setup/processes/product-process';
import { type PgBouncer, startPgBouncer } from '../setup/processes/pgbouncer';
import type { ReviewV1, SignedInV1 } from '../setup/rest-bodies';

const OWNER = { ADMIN_EMAIL: 'owner@example.test', ADMIN_PASSWORD: 'a password of the owner' };
const SIGN_IN = { email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD };
const POOLED_CONNECTIONS = 4;

const log = createLog('silent');
const server = process.env.TEST_SERVER_URL ?? '';
const name = `test_${randomBytes(8).toString('hex')}`;
const url = server && addressOf(server, name);

let pooler: PgBouncer;
let directory: string;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  // Empty: the product migrates it.
  await recreateDatabase(server, name);
  pooler = await startPgBouncer(server, POOLED_CONNECTIONS);
  directory = await mkdtemp(path.join(tmpdir(), 'ainsathi-pooler-'));
  environment = {
    PORT: '0',
    SEED: 'none',
    LOG_LEVEL: 'silent',
    DATA_DIR: directory,
    DATABASE_URL: pooler.through(url),
    DATABASE_DIRECT_URL: url,
    ...OWNER,
  };
});

afterAll(async () => {
  await pooler.stop();
  await dropDatabase(server, name);
  await rm(directory, { recursive: true, force: true });
});

describe('connections through a pooler in transaction mode', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openDatabase(readConfig(environment), log, () => undefined);
  });
  afterAll(() => database.close());

  /** So many readers at once that each gets another connection of the server than before. */
  const fromAll = <Rows>(read: () => Promise<Rows>): Promise<Rows[]> =>
    Promise.all(Array.from({ length: 3 * POOLED_CONNECTIONS }, read));
  const settingsOf = `select current_setting('transaction_read_only') as "readOnly",
    current_setting('statement_timeout') as timeout,
    current_setting('pg_trgm.word_similarity_threshold') as similarity, pg_sleep(0.02)`;

  it('have the settings of their kind in every statement, on every connection of the pooler', async () => {
    const { visitors, signedIn } = database.readers;
    const [ofVisitors, ofSignedIn, ofOrm] = await Promise.all([
      fromAll(() => visitors.query<object[]>(settingsOf)),
      fromAll(() => signedIn.query<object[]>(settingsOf)),
      fromAll(() => database.dataSource.query<object[]>(settingsOf)),
    ]);
    for (const [row] of ofVisitors)
      expect(row).toMatchObject({ readOnly: 'on', timeout: '5s', similarity: '0.5' });
    for (const [row] of [...ofSignedIn, ...ofOrm])
      expect(row).toMatchObject({ readOnly: 'off', timeout: '10s', similarity: '0.5' });
  });

  it('have them in a transaction too, which is rolled back as a whole', async () => {
    const work = database.dataSource.transaction(async (db) => {
      const [row] = await db.query<object[]>(settingsOf);
      expect(row).toMatchObject({ readOnly: 'off', timeout: '10s' });
      await db.query("insert into divisions (id, name) values (99, 'Nowhere')").catch(() => undefined);
      throw new Error('changed its mind');
    });
    await expect(work).rejects.toThrow('changed its mind');
  });

  it('let visitors write nothing', async () => {
    const { visitors } = database.readers;
    for (const statement of ['delete from sessions', 'create table grabbed ()', 'truncate rate_limits'])
      await expect(visitors.query(statement)).rejects.toMatchObject({ code: '25006' });
    // The failure belongs to its statement alone.
    expect(await visitors.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('say what failed, and go on', async () => {
    await expect(database.dataSource.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' });
    expect(await database.dataSource.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('are those of the pooler, but for what needs a session', async () => {
    expect([database.url, database.directUrl]).toEqual([environment.DATABASE_URL, url]);
    const straight = new Database({ connectionString: url });
    await straight.connect();
    const { rows } = await straight.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()`,
      [name],
    );
    await straight.end();
    expect(rows[0]?.count).toBeLessThanOrEqual(POOLED_CONNECTIONS);
  });
});

describe('two processes behind a pooler in transaction mode', () => {
  let processes: ProductProcess[] = [];
  let visitors: Client[];

  beforeAll(async () => {
    // At once: one makes the first admin while the other waits for the lock.
    processes = [spawnProduct(environment), spawnProduct(environment)];
    visitors = (await Promise.all(processes.map(({ address }) => address))).map(
      (address) => new Client(address),
    );
  });
  afterAll(async () => {
    await Promise.all(processes.map(({ process: running }) => stopProcess(running)));
  });

  const visitorOf = (process: number): Client => visitors[process % visitors.length] ?? new Client('');
  const [first, second] = [() => visitorOf(0), () => visitorOf(1)];

  it('sign in, write, and list', async () => {
    const person = { name: 'New Here', email: 'new@example.test', password: SIGN_IN.password, role: 'user' };
    expect((await first().rest('POST', '/auth/register', person)).status).toBe(201);
    const { status, body } = await second().rest<SignedInV1>('POST', '/auth/login', person);
    expect(status).toBe(200);
    const client = second().as(body.token);
    expect((await client.rest('PUT', '/users/profile', { name: 'Renamed' })).status).toBe(200);
    expect((await first().as(client.token).query(graphql(`{ me { name } }`))).me).toEqual({
      name: 'Renamed',
    });
    expect((await first().rest<SignedInV1>('POST', '/auth/login', SIGN_IN)).body.role).toBe('admin');
    for (const visitor of visitors) {
      expect((await visitor.rest('GET', '/public/lawyers')).status).toBe(200);
      const page = graphql(`{ lawyers(limit: 10) { total items { id name education { year } } } }`);
      expect((await visitor.query(page)).lawyers).toEqual({ total: 0, items: [] });
    }
  });

  it('answer many at once with fewer connections than they hold', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        visitorOf(n).graphql(`{ lawyers(limit: ${1 + (n % 30)}) { total } }`),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('show a change that the other one wrote, though they keep their answers', async () => {
    const reviews = async (visitor: Client): Promise<string[]> =>
      (await visitor.rest<ReviewV1[]>('GET', '/public/reviews')).body.map(({ name }) => name);
    for (let request = 0; request < 3; request += 1) expect(await reviews(second())).toEqual([]);
    const review = { name: 'Kamal', designation: 'Tailor', review: 'Quick and clear.' };
    expect((await first().rest('POST', '/public/reviews', review)).status).toBe(201);
    const until = Date.now() + 2_000;
    while ((await reviews(second())).length === 0 && Date.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await reviews(second())).toEqual(['Kamal']);
  });
});

it('a pooler without DATABASE_DIRECT_URL is refused at the start, and the other way round', async () => {
  expect(() => readConfig({ DATABASE_DIRECT_URL: url })).toThrow(/^DATABASE_URL: got nothing/);
  const config = readConfig({ ...environment, DATABASE_DIRECT_URL: '' });
  await expect(openDatabase(config, log, () => undefined)).rejects.toThrow('unsupported startup parameter');
});

it('a pooler without its connect_query is refused at the start', async () => {
  const bare = await startPgBouncer(server, 1, 'select 1');
  const config = readConfig({ ...environment, DATABASE_URL: bare.through(url) });
  const opened = openDatabase(config, log, () => undefined);
  await expect(opened).rejects.toThrow('have no statement_timeout');
  await bare.stop();
});
