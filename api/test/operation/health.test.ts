import type { AddressInfo } from 'node:net';
import { createApp } from '../../src/app';
import { type RunningApp, startApp } from '../setup/running-app';

const TOKEN = 'a token of the operator';

let app: RunningApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Asks for the metrics as somebody at an address would, with or without a token being set. */
async function metrics(
  address: string,
  headers: Record<string, string>,
  metricsToken: string | null = null,
): Promise<Response> {
  const config = { ...app.platform.config, metricsToken };
  const { server, stop } = await createApp({ ...app.platform, config }, null);
  // Connections of a test all come from this machine; this one says that it comes from elsewhere.
  server.prependListener('connection', (socket) =>
    Object.defineProperty(socket, 'remoteAddress', { value: address }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    return await fetch(`http://127.0.0.1:${port}/metrics`, { headers });
  } finally {
    await stop();
  }
}

describe('/metrics', () => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
    'is told to the machine itself at %s',
    async (address) => {
      const answer = await metrics(address, {});
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        200,
        expect.stringContaining('text/plain'),
      ]);
      expect(await answer.text()).toContain('process_cpu_seconds_total');
    },
  );

  it.each(['203.0.113.9', '10.127.0.1', '2001:db8::1', '::ffff:203.0.113.9'])(
    'is told to nobody at %s',
    async (address) => {
      const answer = await metrics(address, {});
      expect([answer.status, await answer.json()]).toEqual([
        403,
        { message: 'Metrics are for the operator', code: 'FORBIDDEN' },
      ]);
    },
  );

  it('is not told to those for whom a proxy on the machine asks', async () => {
    expect((await metrics('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(403);
  });

  it('is told to whoever has the token where one is set, and to nobody else', async () => {
    const ask = async (address: string, authorization?: string): Promise<number> =>
      (await metrics(address, authorization === undefined ? {} : { authorization }, TOKEN)).status;
    expect(await ask('203.0.113.9', `Bearer ${TOKEN}`)).toBe(200);
    for (const wrong of [
      undefined,
      TOKEN,
      'Bearer ',
      `Bearer ${TOKEN}s`,
      `Bearer ${'x'.repeat(TOKEN.length)}`,
    ])
      expect([wrong, await ask('127.0.0.1', wrong)]).toEqual([wrong, 403]);
  });
});

describe('/readyz', () => {
  const ask = async (path: string): Promise<Response> => fetch(app.origin + path);

  it('says no while the database lacks a migration, when the process itself is well', async () => {
    const { dataSource } = app.platform;
    expect((await ask('/readyz')).status).toBe(200);
    await dataSource.query('create table taken as table migrations');
    await dataSource.query('delete from migrations where id = (select max(id) from migrations)');
    const answer = await ask('/readyz');
    expect([answer.status, await answer.json()]).toEqual([503, { status: 'unavailable' }]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('/healthz')).status).toBe(200);
    await dataSource.query('insert into migrations table taken except table migrations');
    expect((await ask('/readyz')).status).toBe(200);
  });
});
