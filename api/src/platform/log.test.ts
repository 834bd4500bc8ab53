import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { logRequests } from './log';

/** The log entries of one request, at a level of the log. */
async function entriesOf(level: string, listener: RequestListener): Promise<Record<string, unknown>[]> {
  const lines: string[] = [];
  const log = pino({ level, base: null, timestamp: false }, { write: (line: string) => lines.push(line) });
  const server = createServer((request, response) => {
    logRequests(log, request, response);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}/api/v1/public/lawyers?search=karim`, {
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

const DEBUG = 20;

describe('the request log', () => {
  it.each([200, 404, 503])('has one entry for a %i, without query, headers or body', async (status) => {
    expect(await entriesOf('debug', respond(status))).toEqual([
      {
        level: DEBUG,
        requestId: 'partner-4711',
        method: 'GET',
        path: '/api/v1/public/lawyers',
        status,
        milliseconds: expect.any(Number),
        msg: 'request',
      },
    ]);
  });

  it('has an entry for a connection that breaks off', async () => {
    const entries = await entriesOf('debug', (_request, response) => {
      response.setHeader('X-Request-Id', 'partner-4711');
      response.destroy();
    });
    expect(entries).toEqual([expect.objectContaining({ requestId: 'partner-4711', msg: 'request' })]);
  });

  it('is empty at the usual level', async () => {
    expect(await entriesOf('info', respond(200))).toEqual([]);
  });
});
