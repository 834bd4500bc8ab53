import { poolOf } from '../../src/db/data-source';
import type { Load } from '../../src/platform/load';
import { Client } from '../setup/client';
import { graphql } from '../setup/graphql';
import { aClient, type Person } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const app = appOfTests({}, undefined, { cached: true });
let visitor: Client;
let client: Person;
let load: Load = 'normal';

beforeAll(async () => {
  app.platform.load = { load: () => load, stop: () => undefined };
  visitor = new Client(app.origin);
  client = await aClient(app);
});
afterEach(() => (load = 'normal'));

const KEPT = graphql(`{ lawyers(limit: 3) { total } }`);
const NEW = graphql(`{ lawyers(limit: 4) { total } }`);

describe('a process whose event loop is late', () => {
  it('refuses visitors what is not kept, and nobody else anything', async () => {
    for (let n = 0; n < 3; n += 1) await visitor.query(KEPT);
    await visitor.rest('GET', '/public/blogs');
    load = 'busy';
    expect((await visitor.graphql(KEPT)).status).toBe(200);
    expect((await visitor.rest('GET', '/public/blogs')).status).toBe(200);
    const refused = await visitor.graphql(NEW);
    expect([refused.status, refused.errors?.[0]?.extensions.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    const rest = await visitor.rest('GET', '/public/lawyers');
    expect([rest.status, rest.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    for (const { headers } of [refused, rest]) {
      const seconds = Number(headers.get('retry-after'));
      expect(seconds).toBeGreaterThanOrEqual(2);
      expect(seconds).toBeLessThanOrEqual(10);
    }
    expect((await client.client.rest('GET', '/users/profile')).status).toBe(200);
  });

  it('does the least when it is very late: health, kept answers, signing out', async () => {
    for (let n = 0; n < 3; n += 1) await visitor.query(KEPT);
    const other = await aClient(app);
    load = 'overloaded';
    expect((await visitor.graphql(KEPT)).status).toBe(200);
    expect((await client.client.rest('GET', '/users/profile')).status).toBe(503);
    expect((await client.client.graphql(graphql(`{ me { id } }`))).status).toBe(503);
    for (const path of ['/healthz', '/readyz']) expect((await fetch(app.origin + path)).status).toBe(200);
    expect((await client.client.rest('POST', '/auth/logout')).status).toBe(200);
    expect((await other.client.graphql(graphql(`mutation { logout { message } }`))).status).toBe(200);
  });
});

describe('visitors for whom there is no time', () => {
  const CONCURRENT = 16;

  it('are refused in both APIs when they have waited for half a second, and nobody else', async () => {
    const { client: signedIn } = await aClient(app);
    const lock = app.platform.dataSource.createQueryRunner();
    await lock.startTransaction();
    // The reads that are under way take until this is over.
    await lock.query('lock table lawyer_profiles, listed_lawyer_counts in access exclusive mode');
    const read = (n: number) =>
      n % 2 === 0
        ? visitor.graphql(`{ lawyers(limit: ${10 + n}) { items { id } } }`)
        : visitor.rest('GET', `/public/lawyers?limit=${10 + n}`);
    const answers = Array.from({ length: CONCURRENT + 10 }, (_, n) => read(n));
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect((await signedIn.rest('GET', '/users/profile')).status).toBe(200);
    // Nobody else waits behind those who have waited too long.
    expect((await read(40)).status).toBe(503);
    const last = read(41);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await lock.rollbackTransaction();
    await lock.release();
    expect((await last).status).toBe(200);
    const responses = await Promise.all(answers);
    const refused = responses.filter(({ status }) => status === 503);
    expect(refused).toHaveLength(10);
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(CONCURRENT);
  });
});

it('the waiting for a connection of the database counts for shedding', async () => {
  const pool = poolOf(app.platform.dataSource);
  const sleeping = Array.from({ length: 7 }, async () => app.sql<unknown>('select pg_sleep(0.2)'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  pool?.takeLongestWait();
  await Promise.all(sleeping);
  expect(pool?.takeLongestWait()).toBeGreaterThan(100);
  expect(pool?.takeLongestWait()).toBe(0);
});
