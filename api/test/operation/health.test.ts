import type { AddressInfo } from 'node:net';
import { createApp } from '../../src/app';
import type { Config } from '../../src/config/config';
import { markDone } from '../../src/platform/operator-marks';
import { appOfTests } from '../setup/running-app';

const TOKEN = 'a token of the operator';

const app = appOfTests();

/** Requests the metrics from an address, with or without a configured token. */
async function metrics(
  address: string,
  headers: Record<string, string>,
  settings: Partial<Config> = {},
): Promise<Response> {
  const config = { ...app.platform.config, ...settings };
  const { server, stop } = await createApp({ ...app.platform, config }, null);
  // All connections of a test are local; this replaces the remote address.
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
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('is open to local requests at %s', async (address) => {
    const response = await metrics(address, {});
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/plain'),
    ]);
    const text = await response.text();
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).toMatch(/^ainsathi_jobs\{state="failed"\} \d+$/m);
    expect(text).toMatch(/^ainsathi_plain_database_role\{schema="public"\} 0$/m);
  });

  it.each(['203.0.113.9', '10.127.0.1', '2001:db8::1', '::ffff:203.0.113.9'])(
    'is closed to requests from %s',
    async (address) => {
      const response = await metrics(address, {});
      expect([response.status, await response.json()]).toEqual([
        403,
        { message: 'Metrics are for the operator', code: 'FORBIDDEN' },
      ]);
    },
  );

  it('is closed to requests through a local proxy', async () => {
    expect((await metrics('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(403);
  });

  it('is closed in production without a token, also to this machine', async () => {
    expect((await metrics('127.0.0.1', {}, { production: true })).status).toBe(403);
  });

  it('requires the token where one is set', async () => {
    const ask = async (address: string, authorization?: string): Promise<number> =>
      (
        await metrics(address, authorization === undefined ? {} : { authorization }, {
          metricsToken: TOKEN,
          production: true,
        })
      ).status;
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

/** `/readyz` asks the database once a second. */
const anotherSecond = () => new Promise((resolve) => setTimeout(resolve, 1_050));

describe('/readyz', () => {
  const ask = async (path: string): Promise<Response> => fetch(app.origin + path);

  it('responds with 503 while a migration is pending, when the process itself is healthy', async () => {
    const { dataSource } = app.platform;
    expect((await ask('/readyz')).status).toBe(200);
    await dataSource.query('create table taken as table migrations');
    await dataSource.query('delete from migrations where id = (select max(id) from migrations)');
    expect((await ask('/readyz')).status).toBe(200);
    await anotherSecond();
    const response = await ask('/readyz');
    expect([response.status, await response.json()]).toEqual([503, { status: 'unavailable' }]);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('/healthz')).status).toBe(200);
    await dataSource.query('insert into migrations table taken except table migrations');
    await anotherSecond();
    expect((await ask('/readyz')).status).toBe(200);
  });
});

it('counts requests by route and status, and shows pools, queues, sockets, marks and the version', async () => {
  await fetch(`${app.origin}/api/v1/public/reviews`);
  await markDone(app.platform.dataSource, 'backup');
  const text = await (await fetch(`${app.origin}/metrics`)).text();
  for (const line of [
    /^ainsathi_request_seconds_count\{method="GET",route="\/api\/v1\/public\/reviews",status="200"\} 1$/m,
    /^ainsathi_database_connections\{pool="visitors",state="waiting"\} 0$/m,
    /^ainsathi_queue_length\{queue="passwords"\} 0$/m,
    /^ainsathi_sockets 0$/m,
    /^ainsathi_mails\{state="waiting"\} 0$/m,
    /^ainsathi_last_done_timestamp_seconds\{name="backup"\} \d+/m,
    /^ainsathi_version\{version="\d+\.\d+\.\d+"\} 1$/m,
  ])
    expect(text).toMatch(line);
});
