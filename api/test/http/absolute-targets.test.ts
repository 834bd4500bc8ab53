import { connect } from 'node:net';
import { refusalOfTarget } from '../../src/platform/request-origin';
import { appOfTests } from '../setup/running-app';

const app = appOfTests({ publicOrigin: 'https://ainsathi.example' });

/** Targets that become a path, and those that are refused. */
const TARGETS: [target: string, served: string | number][] = [
  ['http://{host}/lawyers', '/lawyers'],
  ['HTTP://{host}/lawyers', '/lawyers'],
  ['https://{host}/graphql?query=%7Bmatters%7Bslug%7D%7D', '/graphql?query=%7Bmatters%7Bslug%7D%7D'],
  ['http://{host}', '/'],
  ['http://{host}?page=2', '/?page=2'],
  ['http://{host}//lawyers', '//lawyers'],
  ['https://ainsathi.example/lawyers', '/lawyers'],
  ['https://AINSATHI.example/lawyers', '/lawyers'],
  ['http://other.invalid/lawyers', 421],
  ['http://a:99999/', 400],
  ['http://[', 400],
  ['http://', 400],
  ['http:///lawyers', 400],
  ['http://user:pass@{host}/', 400],
  ['http://{host}/#part', 400],
  ['ftp://{host}/', 400],
  ['{host}/lawyers', 400],
  ['http:/lawyers', 400],
  ['http://{host}\\@other.invalid/', 400],
  ['http://{host}//', 400],
  ['*', 400],
];

it.each(TARGETS)('%s is read as %s', (target, served) => {
  const host = 'localhost:4000';
  const request = { url: target.replace('{host}', host), headers: { host } };
  const refusal = refusalOfTarget(request, 'https://ainsathi.example');
  expect(refusal ?? request.url).toBe(served);
  if (refusal === null)
    expect(request.headers.host).toBe(/\/\/([^/?]+)/.exec(target.replace('{host}', host))?.[1]);
});

async function statusOf(target: string, headers = ''): Promise<{ status: number; isClosed: boolean }> {
  const { port, host } = new URL(app.origin);
  const socket = connect(Number(port), '127.0.0.1', () =>
    socket.write(
      `GET ${target.replace('{host}', host)} HTTP/1.1\r\nHost: ${host}\r\n${headers || 'Connection: close\r\n'}\r\n`,
    ),
  );
  const answer = await new Promise<string>((resolve, reject) => {
    socket.once('data', (chunk: Buffer) => resolve(chunk.toString('latin1'))).once('error', reject);
  });
  socket.destroy();
  return { status: Number(answer.split(' ')[1]), isClosed: /connection: close/i.test(answer) };
}

const UPGRADE =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\n';

it('a request by an absolute target is served as one by its path, and one process answers all', async () => {
  for (const [target, served] of TARGETS) {
    const { status, isClosed } = await statusOf(target);
    expect([target, status]).toEqual([
      target,
      typeof served === 'number' ? served : (await statusOf(served)).status,
    ]);
    if (typeof served === 'number') expect(isClosed).toBe(true);
  }
});

it('an upgrade by an absolute target likewise', async () => {
  expect(await statusOf('http://{host}/graphql', UPGRADE)).toMatchObject({ status: 101 });
  expect(await statusOf('https://ainsathi.example/graphql', UPGRADE)).toMatchObject({ status: 101 });
  expect(await statusOf('http://other.invalid/graphql', UPGRADE)).toEqual({ status: 421, isClosed: true });
  for (const [target, served] of TARGETS)
    if (typeof served === 'number')
      expect([target, (await statusOf(target, UPGRADE)).status]).toEqual([target, served]);
});
