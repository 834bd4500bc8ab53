import { runAdminCommand } from '../../src/commands/admin';
import { type RunningApp, startApp } from '../setup/running-app';

let app: RunningApp;

beforeAll(async () => {
  // Requests through a proxy are counted, also from this machine.
  app = await startApp({ trustProxy: 1, publicRateLimit: 3 });
});
afterAll(() => app.stop());

const run = async (...args: string[]) =>
  runAdminCommand(app.platform.dataSource, ['partner', ...args], () =>
    Promise.reject(new Error('not opened')),
  );

const keyIn = ([line = '']: string[]): string => line.split('X-Partner-Key: ')[1] ?? '';

async function read(key: string | null, address = '/api/v1/public/lawyers'): Promise<Response> {
  return fetch(app.origin + address, { headers: key === null ? {} : { 'x-partner-key': key } });
}

describe('a partner app', () => {
  it('is counted by its key, apart from visitors of the same network', async () => {
    const key = keyIn(await run('add', 'Legal Aid Bogura', 'partner@example.com'));
    for (let n = 0; n < 6; n += 1) {
      const response = await read(key, n % 2 ? '/graphql?query={__typename}' : undefined);
      expect(response.status).toBe(200);
      expect(response.headers.get('ratelimit-policy')).toContain('q=6000;w=60');
    }
    expect((await read(null)).headers.get('ratelimit-policy')).toContain('q=3;w=60');
    const metrics = await (await fetch(`${app.origin}/metrics`)).text();
    expect(metrics).not.toContain(key);
  });

  it('is refused with a key that is unknown or revoked', async () => {
    const key = keyIn(await run('add', 'Revoked', 'partner@example.com'));
    expect(await run('revoke', 'Revoked')).toEqual(['The key of Revoked ends within 30 seconds.']);
    for (const [n, wrong] of [key, 'x', 'x'.repeat(43)].entries()) {
      const headers = { 'x-partner-key': wrong, 'x-forwarded-for': `203.0.113.${n + 1}` };
      const response = await fetch(`${app.origin}/api/v1/public/lawyers`, { headers });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    }
  });

  it('counts as a visitor with a wrong key', async () => {
    const headers = { 'x-partner-key': 'x', 'x-forwarded-for': '203.0.113.9' };
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1)
      statuses.push((await fetch(`${app.origin}/api/v1/public/lawyers`, { headers })).status);
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
  });

  it('is looked up for a network within its limit alone', async () => {
    const query = jest.spyOn(app.platform.dataSource, 'query');
    const statuses: number[] = [];
    for (let n = 0; n < 20; n += 1) {
      const headers = {
        'x-partner-key': `${n}`.padStart(43, 'x'),
        'x-forwarded-for': '203.0.113.77',
      };
      statuses.push((await fetch(`${app.origin}/api/v1/public/lawyers`, { headers })).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(3);
    expect(query.mock.calls.filter(([sql]) => sql.includes('partner_keys'))).toHaveLength(3);
    query.mockRestore();
  });

  it('is refused with its key on a page of another origin', async () => {
    const key = keyIn(await run('add', 'On a page', 'page@example.com'));
    const statusOf = async (origin: string, address: string) =>
      (await fetch(app.origin + address, { headers: { 'x-partner-key': key, origin } })).status;
    for (const address of ['/api/v1/public/lawyers', '/graphql?query={__typename}']) {
      expect(await statusOf('https://anybody.example', address)).toBe(401);
      expect(await statusOf('null', address)).toBe(401);
      expect(await statusOf(app.origin, address)).toBe(200);
    }
  });

  it('has one key, which is stored as a hash alone', async () => {
    const key = keyIn(await run('add', 'One', 'one@example.com'));
    await expect(run('add', 'One', 'one@example.com')).rejects.toThrow('One has a key. Revoke it first.');
    await expect(run('revoke', 'Nobody')).rejects.toThrow('Nobody has no key.');
    await expect(run('add', 'No address')).rejects.toThrow('Usage');
    expect(await run('list')).toContain('One <one@example.com>');
    const rows = await app.sql('select * from partner_keys');
    expect(JSON.stringify(rows)).not.toContain(key);
  });
});
