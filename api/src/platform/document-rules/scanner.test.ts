import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createScanner } from './scanner';

let server: Server | null = null;
const sockets = new Set<Socket>();
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server?.close();
});

/** Reads a stream to its end and answers; null hangs. */
async function daemon(answer: ((stream: Buffer) => string) | null): Promise<string> {
  server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (answer && received.subarray(-4).equals(Buffer.alloc(4))) socket.end(answer(received));
    });
  });
  const listening = server;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return `tcp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}

async function* bytes(): AsyncGenerator<Buffer> {
  yield await Promise.resolve(Buffer.from('EICAR'));
}

it.each([
  ['stream: OK\0', 'clean'],
  ['stream: Eicar-Signature FOUND\0', 'infected'],
  ['INSTREAM size limit exceeded. ERROR\0', { unreachable: 'its StreamMaxLength is too small' }],
  ['', { unreachable: 'it gives no answer' }],
  ['nonsense', { unreachable: 'it gives no answer' }],
])('the answer %j means %j', async (answer, verdict) => {
  let stream: Buffer = Buffer.alloc(0);
  const url = await daemon((received) => {
    stream = received;
    return answer;
  });
  expect(await createScanner(url).scan(bytes())).toEqual(verdict);
  expect(stream.toString('latin1')).toBe('zINSTREAM\0\0\0\0\x05EICAR\0\0\0\0');
});

it('a hanging or missing scanner lets nothing through, and is a problem', async () => {
  const hanging = createScanner(await daemon(null), 200);
  expect(await hanging.problem()).toBe('it gives no answer');
  expect(await hanging.scan(bytes())).toEqual({ unreachable: 'it gives no answer' });
  const gone = createScanner('tcp://127.0.0.1:1');
  expect(await gone.scan(bytes())).toEqual({ unreachable: 'ECONNREFUSED' });
  expect(await gone.problem()).toBe('ECONNREFUSED');
});

it('a scanner that answers before it has all of a large file ends the scan, and the reading', async () => {
  let hasEnded = false;
  async function* large(): AsyncGenerator<Buffer> {
    try {
      for (let piece = 0; piece < 1_000; piece += 1) yield await Promise.resolve(Buffer.alloc(65_536));
    } finally {
      hasEnded = true;
    }
  }
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end('INSTREAM size limit exceeded. ERROR\0'));
    socket.resume();
  });
  const listening = server;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const scanner = createScanner(`tcp://127.0.0.1:${(listening.address() as AddressInfo).port}`);
  const verdict = { unreachable: 'its StreamMaxLength is too small' };
  expect(await scanner.scan(large())).toEqual(verdict);
  await new Promise((resolve) => setImmediate(resolve));
  expect(hasEnded).toBe(true);
  expect(await scanner.problem()).toBe(verdict.unreachable);
});
