import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { logRequests, addLogFields } from './request-log';

/** The log entries of one request, at a level of the log. */
async function entriesOf(
  level: string,
  listener: RequestListener,
  path = '/api/v1/public/lawyers?search=karim',
): Promise<Record<string, unknown>[]> {
  const lines: string[] = [];
  const log = pino({ level, base: null, timestamp: false }, { write: (line: string) => lines.push(line) });
  const server = createServer((request, response) => {
    logRequests(log, request, response, 'info');
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { authorization: 'Bearer secret' },
  })
    .then((response) => response.text())
    .catch(() => undefined);
  await new Promise((resolve) => server.close(resolve));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

const respond =
  (status: number): RequestListener =>
  (_request, response) => {
    response.setHeader('X-Request-Id', 'partner-4711');
    response.writeHead(status).end('{"bio":"private"}');
  };

const INFO = 30;

const told =
  (status: number): RequestListener =>
  (request, response) => {
    addLogFields(request, { route: '/api/v1/public/lawyers' });
    addLogFields(request, { accountId: 'an-account' });
    respond(status)(request, response);
  };

describe('the request log', () => {
  it.each([200, 404, 503])('has one entry for a %i, without query, headers or body', async (status) => {
    expect(await entriesOf('info', told(status))).toEqual([
      {
        level: INFO,
        requestId: 'partner-4711',
        method: 'GET',
        accountId: 'an-account',
        route: '/api/v1/public/lawyers',
        status,
        milliseconds: expect.any(Number),
        msg: 'request',
      },
    ]);
  });

  it('has an entry for a connection that breaks off', async () => {
    const entries = await entriesOf('info', (_request, response) => {
      response.setHeader('X-Request-Id', 'partner-4711');
      response.destroy();
    });
    expect(entries).toEqual([expect.objectContaining({ requestId: 'partner-4711', msg: 'request' })]);
  });

  it.each([
    ['/lawyers/rahima@example.test', '/lawyers/:id'],
    ['/bn/lawyers/rahima@example.test?x', '/bn/lawyers/:id'],
    ['/bn', '/bn'],
    ['/uploads/secret.webp', '/uploads/:file'],
    ['/reset/rahima@example.test', '(other)'],
  ])('has the pattern of %s, never the address itself', async (path, route) => {
    expect(await entriesOf('info', respond(200), path)).toEqual([expect.objectContaining({ route })]);
  });

  it('is empty above its level', async () => {
    expect(await entriesOf('warn', respond(200))).toEqual([]);
  });
});
