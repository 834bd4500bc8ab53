import type { Load } from '../../src/platform/load';
import { Client } from '../setup/client';
import { aClient, type Person } from '../setup/people';
import { type RunningApp, startApp } from '../setup/running-app';

let app: RunningApp;
let visitor: Client;
let client: Person;
let load: Load = 'normal';

beforeAll(async () => {
  app = await startApp({}, undefined, { cached: true });
  app.platform.load = { load: () => load, stop: () => undefined };
  visitor = new Client(app.origin);
  client = await aClient(app);
});
afterEach(() => (load = 'normal'));
afterAll(() => app.stop());

const KEPT = '{ lawyers(limit: 3) { total } }';
const NEW = '{ lawyers(limit: 4) { total } }';

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
    expect((await client.client.graphql('{ me { id } }')).status).toBe(503);
    for (const path of ['/healthz', '/readyz']) expect((await fetch(app.origin + path)).status).toBe(200);
    expect((await client.client.rest('POST', '/auth/logout')).status).toBe(200);
    expect((await other.client.graphql('mutation { logout { message } }')).status).toBe(200);
  });
});
