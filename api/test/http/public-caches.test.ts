import { request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { RENDERING } from '../../src/pages/pages';
import type { Renderer } from '../../src/pages/renderer';
import { Client } from '../setup/client';
import { graphql } from '../setup/graphql';
import { InterruptibleConnection } from '../setup/processes/interruptible-connection';
import { aLawyer, anAdmin, aClient, PASSWORD } from '../setup/people';
import { type RunningApp, startApp } from '../setup/running-app';

const WITHOUT_DATA = ['/faq', '/contact', '/terms', '/privacy'];

/** Enough for compression to find something. */
const textOf = (url: string) =>
  Array.from({ length: 200 }, (_, line) => `<p class="${line * line}">${url}</p>`).join('');

/** A renderer whose pages contain the directory; it records its calls. */
class CountingRenderer implements Renderer {
  readonly rendered: string[] = [];
  status = 200;
  hold: Promise<void> = Promise.resolve();
  assets: Renderer['assets'] = (_request, _response, next) => next();

  async render({ url, execute }: Parameters<Renderer['render']>[0]) {
    this.rendered.push(url);
    await this.hold;
    if (WITHOUT_DATA.includes(url)) return { status: this.status, html: `<!doctype html>${textOf(url)}` };
    const response = await execute({ query: '{ lawyers(sort: NAME) { items { name } } }', variables: {} });
    return { status: this.status, html: `<!doctype html><p>${url} ${JSON.stringify(response)}</p>` };
  }
}

/** Waits until a condition holds, at most until the timeout of the test. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** A response with its undecoded body, in the requested encoding. */
async function raw(
  address: string,
  encoding: string,
): Promise<{ headers: NodeJS.Dict<string | string[]>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    httpRequest(address, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });
}

let app: RunningApp;
let renderer: CountingRenderer;

beforeAll(async () => {
  renderer = new CountingRenderer();
  // What waits is refused after a second, which a slow machine needs for forty requests alone.
  const rendering = { ...RENDERING, waitMilliseconds: 60_000 };
  app = await startApp({}, undefined, { renderer, cached: true, rendering });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.sql("select pg_notify('public_change', 'everything')");
  await app.feed.invalidated();
  renderer.rendered.length = 0;
  renderer.status = 200;
});

const page = async (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(app.origin + path, { headers });

describe('public pages', () => {
  it('are rendered once for all URLs of the same page', async () => {
    const first = await page('/blogs?page=2');
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const again = await page('/blogs?utm_source=somewhere&page=2');
    expect(await again.text()).toBe(await first.text());
    await page('/blogs?page=3');
    expect(renderer.rendered).toEqual(['/blogs?page=2', '/blogs?page=3']);
  });

  it('are rendered once for concurrent requests', async () => {
    let release: () => void = () => undefined;
    renderer.hold = new Promise((resolve) => (release = resolve));
    const responses = [page('/faq'), page('/faq')];
    await until(() => renderer.rendered.length > 0);
    release();
    expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200]);
    expect(renderer.rendered).toEqual(['/faq']);
  });

  it('respond with 304 when the ETag matches', async () => {
    const tag = (await page('/terms')).headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]+"$/);
    expect((await page('/terms', { 'if-none-match': tag })).status).toBe(304);
    expect((await page('/terms', { 'if-none-match': '"another"' })).status).toBe(200);
  });

  it('are sent in an encoding that the client accepts', async () => {
    const plain = await raw(`${app.origin}/privacy`, 'identity');
    const brotli = await raw(`${app.origin}/privacy`, 'gzip, br');
    const zipped = await raw(`${app.origin}/privacy`, 'gzip');
    expect([plain, brotli, zipped].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ]);
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(zipped.body)).toEqual(plain.body);
    expect(new Set([plain, brotli, zipped].map(({ headers }) => headers['etag'])).size).toBe(3);
    expect(zipped.headers['vary']).toContain('Accept-Encoding');
    expect(renderer.rendered).toEqual(['/privacy']);
  });

  it.each(['br', 'gzip'])(
    'are compressed by %s quickly at first, and better when they are asked for again',
    async (encoding) => {
      const decode = encoding === 'br' ? brotliDecompressSync : gunzipSync;
      const first = await raw(`${app.origin}/terms`, encoding);
      const second = await raw(`${app.origin}/terms`, encoding);
      const third = await raw(`${app.origin}/terms`, encoding);
      expect(second.body.length).toBeLessThan(first.body.length);
      expect(decode(second.body)).toEqual(decode(first.body));
      expect(third).toEqual({
        ...second,
        headers: {
          ...second.headers,
          'x-request-id': third.headers['x-request-id'],
          date: third.headers['date'],
        },
      });
      for (const { headers } of [first, second]) {
        const held = await page('/terms', { 'if-none-match': String(headers['etag']) });
        expect([held.status, held.headers.get('etag')]).toEqual([304, headers['etag']]);
      }
      expect(first.headers['etag']).not.toBe(second.headers['etag']);
    },
  );

  it.each([503, 404, 500])('are not cached when their status is %i', async (status) => {
    renderer.status = status;
    const bad = await page('/contact');
    expect([bad.status, bad.headers.get('cache-control')]).toEqual([status, 'no-store']);
    renderer.status = 200;
    expect((await page('/contact')).status).toBe(200);
    expect(renderer.rendered).toHaveLength(2);
  });

  it('show a change at once after the response to it, through either transport', async () => {
    const admin = await anAdmin(app);
    const lawyer = await aLawyer(app, {}, 'Advocate Before');
    const names = async () => (await page('/')).text();
    expect(await names()).toContain('Advocate Before');
    await admin.client.rest('PUT', `/admin/lawyers/${lawyer.id}`, { name: 'Advocate Between' });
    expect(await names()).toContain('Advocate Between');
    await admin.client.query(
      graphql(
        `mutation ($id: ID!) { updateLawyer(id: $id, input: { name: "Advocate After" }) { lawyer { id } } }`,
      ),
      { id: lawyer.id },
    );
    expect(await names()).toContain('Advocate After');
  });

  it('stay cached after private changes, such as a sign-in', async () => {
    const { email } = await aClient(app);
    await page('/');
    renderer.rendered.length = 0;
    await new Client(app.origin).rest('POST', '/auth/login', { email, password: PASSWORD });
    await page('/');
    expect(renderer.rendered).toEqual([]);
  });

  it.each([
    ["update lawyer_profiles set bio = 'new'"],
    ["insert into blogs (id, title, content) values (gen_random_uuid(), 'New', 'New')"],
    ["insert into reviews (id, name, designation, review) values (gen_random_uuid(), 'New', 'New', 'New')"],
    ['delete from education'],
    ['delete from lawyer_practice_areas'],
    ["delete from accounts where role = 'user'"],
  ])('are rendered anew after another process did: %s', async (statement) => {
    await page('/');
    await app.sql(statement);
    await until(async () => {
      await page('/');
      return renderer.rendered.length === 2;
    });
  });
});

describe('responses to visitors', () => {
  /** Changes data without notifying the change feed, so that an old response must come from the cache. */
  async function changeSilently(statement: string): Promise<void> {
    await app.platform.dataSource.transaction(async (manager) => {
      await manager.query('alter table lawyer_profiles disable trigger user');
      await manager.query(statement);
      await manager.query('alter table lawyer_profiles enable trigger user');
    });
  }

  const visitor = () => new Client(app.origin);
  const QUERY = graphql(
    `query ($page: Int!, $limit: Int!) { lawyers(page: $page, limit: $limit) { items { bio } } }`,
  );

  async function bios(): Promise<string> {
    return JSON.stringify(await visitor().query(QUERY, { page: 1, limit: 100 }));
  }

  beforeAll(async () => {
    await aLawyer(app);
    await bios();
  });

  it('of GraphQL are cached for public queries, in any order of the variables', async () => {
    await bios();
    await changeSilently(`update lawyer_profiles set bio = 'unheard of'`);
    expect(await bios()).not.toContain('unheard of');
    expect(JSON.stringify(await visitor().query(QUERY, { limit: 100, page: 1 }))).not.toContain('unheard of');
    expect(JSON.stringify(await visitor().query(QUERY, { limit: 99, page: 1 }))).toContain('unheard of');
    await app.sql('update lawyer_profiles set experience = 3');
    await app.feed.invalidated();
    expect(await bios()).toContain('unheard of');
  });

  it('of GraphQL are never those to signed-in users', async () => {
    const { client, name } = await aClient(app, 'Somebody Signed In');
    const query = graphql(`{ me { name } lawyers { total } }`);
    for (let time = 0; time < 3; time += 1) {
      expect((await client.query(query)).me).toEqual({ name });
      expect((await visitor().query(query)).me).toBeNull();
    }
    for (let time = 0; time < 3; time += 1) {
      const total = graphql(`{ lawyers { total } }`);
      expect((await client.graphql(total)).headers.get('cache-control')).toBe('no-store');
      expect((await visitor().graphql(total)).data).toEqual((await client.graphql(total)).data);
    }
  });

  it('of GraphQL are not cached for errors, and concurrent sign-ins share none', async () => {
    const bad = graphql(`{ lawyers(page: 0) { total } }`);
    for (let time = 0; time < 3; time += 1) expect((await visitor().graphql(bad)).errors).toHaveLength(1);
    const { email } = await aClient(app);
    const login = graphql(
      `mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }`,
    );
    const responses = await Promise.all(
      [1, 2, 3].map(() => visitor().query(login, { email, password: PASSWORD })),
    );
    expect(new Set(responses.map(({ login: { token } }) => token)).size).toBe(3);
  });

  it('of REST are cached independently of unknown query parameters', async () => {
    const bio = async (query: string) =>
      JSON.stringify((await visitor().rest('GET', `/public/lawyers?${query}`)).body);
    await bio('page=1&limit=100');
    await changeSilently(`update lawyer_profiles set bio = 'not told'`);
    expect(await bio('limit=100&page=1&other=5')).not.toContain('not told');
    expect(await bio('limit=99&page=1')).toContain('not told');
    expect((await visitor().rest('GET', '/public/lawyers?page=1&page=2&limit=100')).status).toBe(400);
    expect((await visitor().rest('GET', '/public/lawyers?page=0')).status).toBe(400);
  });
});

describe('pages from the cache', () => {
  const headersOf = async (path: string, init: RequestInit = {}) => {
    const { headers } = await fetch(app.origin + path, { redirect: 'manual', ...init });
    const own = ['date', 'x-request-id', 'connection', 'keep-alive', 'transfer-encoding'];
    return Object.fromEntries([...headers].filter(([name]) => !own.includes(name)));
  };

  it('have the headers of those just rendered', async () => {
    const headers = { 'accept-encoding': 'identity' };
    const rendered = await headersOf('/contact', { headers });
    expect(rendered['content-security-policy']).toContain("script-src 'self'");
    expect(rendered['content-type']).toBe('text/html; charset=utf-8');
    expect(await headersOf('/contact', { headers })).toEqual(rendered);
    expect(await headersOf('/contact', { headers, method: 'HEAD' })).toEqual(rendered);
    expect(renderer.rendered).toHaveLength(1);
  });

  it('are counted by the limit of visitors', async () => {
    const limited = await startApp({ publicRateLimit: 35, trustProxy: 1 }, undefined, {
      renderer,
      cached: true,
    });
    const ask = () => fetch(`${limited.origin}/contact`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
    try {
      expect((await ask()).headers.get('ratelimit')).toContain('r=');
      const statuses = [];
      for (let count = 0; count < 20; count += 1) statuses.push((await ask()).status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(15);
      expect(statuses.slice(15)).toEqual(Array(5).fill(429));
      expect((await ask()).headers.get('retry-after')).toMatch(/^\d+$/);
    } finally {
      await limited.stop();
    }
  });

  it('keep nobody from the page of another language, and from other redirects', async () => {
    const inBangla = { headers: { 'accept-language': 'bn-BD,bn;q=0.9' } };
    const chosen = { headers: { cookie: 'language=bn' } };
    expect((await page('/')).status).toBe(200);
    expect((await headersOf('/', inBangla))['location']).toBe('/bn');
    expect((await headersOf('/', chosen))['location']).toBe('/bn');
    for (const marks of [
      'fbclid=IwAR0abc',
      'utm_source=fb&utm_medium=social',
      'gclid=1',
      'msclkid=1',
      'mc_cid=1',
      'igshid=1',
      'igsh=1',
      'mibextid=1',
      'gad_source=1&gad_campaignid=2&gbraid=3&gclid=4',
      'srsltid=1',
      'fbclid',
      '',
    ])
      expect((await headersOf(`/?${marks}`, inBangla))['location']).toBe('/bn');
    expect((await headersOf('/?page=2&fbclid=1', inBangla))['location']).toBeUndefined();
    expect((await headersOf('/en/contact'))['location']).toBe('/contact');
    expect((await headersOf('//contact'))['location']).toBe('/contact');
    // `fetch` would send a slash.
    const location = await new Promise((resolve) => {
      httpRequest(app.origin, { path: '/en/\\other.invalid' }, ({ headers }) =>
        resolve(headers.location),
      ).end();
    });
    expect(location).toBe('/other.invalid');
    expect((await fetch(`${app.origin}/`, { method: 'POST', redirect: 'manual' })).status).toBe(405);
  });

  it('are not rendered for a method that they do not take', async () => {
    const before = renderer.rendered.length;
    const response = await fetch(`${app.origin}/privacy?form=1`, { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await response.text()).toContain('This form needs JavaScript');
    expect(renderer.rendered).toHaveLength(before);
  });

  it('keep nobody from the directory that was asked for with the fields of a form, or an old spelling', async () => {
    const pages = ['/lawyers', '/bn/lawyers', '/lawyers?sort=name'];
    for (const path of pages) expect((await page(path)).status).toBe(200);
    const redirects = {
      '/lawyers?category=&district=Chittagong': '/lawyers/in/chattogram',
      '/lawyers?category=Family+Law': '/lawyers/for/family-law',
      '/lawyers?district=&sort=name': '/lawyers?sort=name',
      '/bn/lawyers?district=%E0%A6%A2%E0%A6%BE%E0%A6%95%E0%A6%BE': '/bn/lawyers/in/dhaka',
    };
    for (const [asked, address] of Object.entries(redirects))
      for (const method of ['GET', 'HEAD'])
        expect((await headersOf(asked, { method }))['location']).toBe(address);
    expect(renderer.rendered).toEqual(pages);
  });
});

describe('while the database is away', () => {
  it('pages that were rendered before are sent with their age, others are 503; a change empties them', async () => {
    const connection = new InterruptibleConnection();
    const cut = await startApp({}, (url) => connection.open(url), { renderer, cached: true });
    const get = (path: string) => fetch(cut.origin + path);
    try {
      expect((await get('/contact')).headers.get('age')).toBeNull();
      expect((await get('/lawyers')).status).toBe(200);
      await cut.platform.dataSource.query("update lawyer_profiles set bio = 'changed'");
      await cut.feed.invalidated();
      const before = await (await get('/contact')).text();
      await connection.interrupt();
      await until(() => !cut.feed.connected);
      renderer.status = 503;
      const kept = await get('/contact');
      expect([kept.status, await kept.text()]).toEqual([200, before]);
      expect(kept.headers.get('age')).toMatch(/^\d$/);
      expect((await get('/lawyers')).status).toBe(503);
      expect((await get('/faq')).status).toBe(503);
      renderer.status = 200;
      await connection.restore();
      await until(() => cut.feed.connected);
      expect((await get('/contact')).headers.get('age')).toBeNull();
    } finally {
      await cut.stop();
      await connection.interrupt();
    }
  });
});

describe('many pages at once', () => {
  it('are rendered two at a time; 32 more wait, and the rest is refused', async () => {
    let release: () => void = () => undefined;
    renderer.hold = new Promise((resolve) => (release = resolve));
    const asked = Array.from({ length: 40 }, (_, number) => page(`/blogs?page=${number + 100}`));
    const refused = new Set<number>();
    asked.forEach(
      (response, number) => void response.then(({ status }) => status === 503 && refused.add(number)),
    );
    await until(() => refused.size === 6);
    expect(renderer.rendered).toHaveLength(2);
    release();
    renderer.hold = Promise.resolve();
    const responses = await Promise.all(asked);
    expect(responses.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(34);
    const retryAfter = responses.find(({ status }) => status === 503)?.headers.get('retry-after');
    expect(Number(retryAfter)).toBeGreaterThan(0);
  });
});

describe('while the change feed is disconnected', () => {
  it('nothing is cached, and everything is again after it reconnects', async () => {
    const connection = new InterruptibleConnection();
    const counting = new CountingRenderer();
    const cut = await startApp({}, (url) => connection.open(url), { renderer: counting, cached: true });
    try {
      const ask = () => fetch(`${cut.origin}/lawyers`).then((response) => response.status);
      await ask();
      await ask();
      expect(counting.rendered).toHaveLength(1);
      await connection.interrupt();
      await until(() => !cut.feed.connected);
      await ask();
      await ask();
      expect(counting.rendered).toHaveLength(3);
      await connection.restore();
      await until(() => cut.feed.connected);
      await ask();
      expect(counting.rendered).toHaveLength(4);
      await ask();
      expect(counting.rendered).toHaveLength(4);
      await cut.platform.dataSource.query('update accounts set name = name');
      await cut.feed.invalidated();
      await ask();
      expect(counting.rendered).toHaveLength(5);
    } finally {
      await cut.stop();
      await connection.interrupt();
    }
  });
});
