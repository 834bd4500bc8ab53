import { Agent, get as httpGet, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { pino } from 'pino';
import { type App, createApp } from '../../src/app';
import { MOST_CONNECTIONS_OF_NETWORK, SERVER_TIMEOUTS } from '../../src/http/server-limits';
import type { Renderer } from '../../src/pages/renderer';
import { type RunningApp, startApp } from '../setup/running-app';

let app: RunningApp;

/** Answers `/slow` when it is told to. */
let finishSlowPage: () => void = () => undefined;
const renderer: Renderer = {
  render: ({ url }) => {
    const page = { status: 200, html: '<!doctype html><p>A page</p>' };
    if (!url.startsWith('/slow')) return Promise.resolve(page);
    return new Promise((resolve) => (finishSlowPage = () => resolve(page)));
  },
  assets: (_request, _response, next) => next(),
};

beforeAll(async () => {
  app = await startApp({ publicOrigin: 'https://ainsathi.example' }, undefined, { renderer });
});
afterAll(() => app.stop());

/** Another server on the same database. */
async function serve(timeouts = SERVER_TIMEOUTS): Promise<{ app: App; port: number }> {
  const another = await createApp(app.platform, renderer, undefined, { timeouts });
  await new Promise<void>((resolve) => another.server.listen(0, '127.0.0.1', resolve));
  return { app: another, port: (another.server.address() as AddressInfo).port };
}

interface Answer {
  status: number;
  connection: string | undefined;
}

function read(port: number, path: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    httpGet({ port, path, agent, host: '127.0.0.1' }, (response: IncomingMessage) => {
      response.resume();
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, connection: response.headers.connection }),
      );
    }).once('error', reject);
  });
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Milliseconds until the server closes a connection on which only this was sent. */
async function closedAfter(port: number, text: string): Promise<{ milliseconds: number; answer: string }> {
  const started = performance.now();
  let answer = '';
  const socket: Socket = connect(port, '127.0.0.1', () => socket.write(text));
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  await new Promise((resolve) => socket.once('close', resolve).once('error', resolve));
  return { milliseconds: performance.now() - started, answer };
}

describe('connections of one network', () => {
  it('are an eighth of all at most, and leave room for others', async () => {
    const { app: another, port } = await serve();
    let address = '192.0.2.1';
    another.server.prependListener('connection', (socket) =>
      Object.defineProperty(socket, 'remoteAddress', { value: address }),
    );
    const sockets: Socket[] = [];
    const isCut = async (): Promise<boolean> => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'),
      );
      sockets.push(socket);
      return new Promise((resolve) => {
        socket.once('data', () => resolve(false)).once('close', () => resolve(true));
        socket.once('error', () => undefined);
      });
    };
    for (let n = 0; n < MOST_CONNECTIONS_OF_NETWORK; n += 1) expect(await isCut()).toBe(false);
    expect(await isCut()).toBe(true);
    address = '192.0.2.2';
    expect(await isCut()).toBe(false);
    sockets.forEach((socket) => socket.destroy());
    await another.stop();
  });
});

describe('security headers', () => {
  it.each([
    ['/healthz', 200],
    ['/graphql?query={__typename}', 200],
    ['/graphql?query={', 400],
    ['/api/v1/public/lawyers', 200],
    ['/api/v1/nothing', 404],
    ['/uploads/nothing', 404],
    ['/robots.txt', 200],
    ['/.well-known/security.txt', 200],
    ['/', 200],
  ])('are on the answer to %s', async (address, status) => {
    const response = await fetch(app.origin + address);
    expect(response.status).toBe(status);
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'strict-transport-security': 'max-age=31536000',
      'content-security-policy': expect.stringMatching(
        address === '/' ? /^default-src 'self'.*frame-ancestors 'none'/ : /^default-src 'none'/,
      ),
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    });
  });

  it('let a service worker fetch: it runs under the policy of its script', async () => {
    const { headers } = await fetch(`${app.origin}/service-worker.js`);
    expect(headers.get('content-security-policy')).toContain("connect-src 'self'");
  });

  it('have no HSTS where people come without HTTPS', async () => {
    const plain = await startApp();
    try {
      expect((await fetch(`${plain.origin}/healthz`)).headers.get('strict-transport-security')).toBeNull();
    } finally {
      await plain.stop();
    }
  });
});

it('says where to report a weakness', async () => {
  const text = await (await fetch(`${app.origin}/.well-known/security.txt`)).text();
  expect(text).toContain('Contact: https://ainsathi.example/contact\n');
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now() + 30 * 86_400_000);
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});

it.each([
  ['was not told about', false, { 'x-forwarded-for': '203.0.113.7' }],
  ['trusts and that names no client', 1, {}],
])('warns once of a proxy that it %s', async (_proxy, trustProxy, headers) => {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
  const config = { ...app.platform.config, trustProxy };
  const another = await createApp({ ...app.platform, config, log }, null);
  await new Promise<void>((resolve) => another.server.listen(0, '127.0.0.1', resolve));
  const { port } = another.server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}/healthz`, { headers });
  expect(lines).toEqual([]);
  for (let n = 0; n < 3; n += 1) await fetch(`http://127.0.0.1:${port}/feed.xml`, { headers });
  await another.stop();
  expect(lines).toEqual([expect.stringContaining('TRUST_PROXY')]);
});

describe('a connection', () => {
  const POST = 'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n';

  it.each([
    ['whose headers do not end', 'GET /healthz HTTP/1.1\r\nHost: x\r\n', { headers: 300 }, 408],
    ['whose body does not come', `${POST}Content-Type: application/json\r\n\r\n{`, { request: 300 }, 408],
    [
      'whose form stalls',
      `${POST}Content-Type: multipart/form-data; boundary=b\r\nApollo-Require-Preflight: 1\r\n\r\n--b`,
      { idle: 300 },
      null,
    ],
  ])('%s is closed', async (_what, text, shorter, status) => {
    const { app: another, port } = await serve({ ...SERVER_TIMEOUTS, ...shorter });
    try {
      const { milliseconds, answer } = await closedAfter(port, text);
      expect(milliseconds).toBeGreaterThan(250);
      expect(milliseconds).toBeLessThan(6_000);
      if (status) expect(answer).toContain(`HTTP/1.1 ${status}`);
    } finally {
      await another.stop();
    }
  });

  it('is one of at most 2,000, and none stalls for a minute', async () => {
    const { app: another } = await serve();
    expect(another.server).toMatchObject({
      maxConnections: 2_000,
      headersTimeout: 15_000,
      requestTimeout: 900_000,
    });
    expect(SERVER_TIMEOUTS).toMatchObject({ request: 60_000, form: 120_000, upload: 900_000 });
    expect(SERVER_TIMEOUTS.idle).toBeLessThan(60_000);
    await another.stop();
  });
});

describe('a stop', () => {
  it('finishes what is under way, says that it stops, and cuts no kept connection', async () => {
    const { app: another, port } = await serve();
    const [slow, kept] = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true, maxSockets: 1 })];
    expect((await read(port, '/healthz', kept)).connection).toBe('keep-alive');
    const page = read(port, '/slow', slow);
    await pause(200);
    const stopped = another.stop().then(() => performance.now());
    await pause(200);
    expect(await read(port, '/readyz', kept)).toEqual({ status: 503, connection: 'close' });
    await expect(read(port, '/healthz', new Agent())).rejects.toThrow('ECONNREFUSED');
    finishSlowPage();
    const finished = performance.now();
    expect(await page).toEqual({ status: 200, connection: 'close' });
    expect((await stopped) - finished).toBeLessThan(1_000);
  });

  it('takes no time when nothing is under way', async () => {
    const { app: another, port } = await serve();
    await read(port, '/healthz', new Agent({ keepAlive: true }));
    const started = performance.now();
    await another.stop();
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
